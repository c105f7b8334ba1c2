export { default as Board } from "./Board.svelte";

export const explainsPoints = true;
