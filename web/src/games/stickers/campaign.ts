export { default as Brought } from "./Brought.svelte";
export { default as Changes } from "./Changes.svelte";
export { default as Standing } from "./Standing.svelte";
