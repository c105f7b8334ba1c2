// As soon as there is a connection, what was asked for is shown after all.
addEventListener("online", () => location.reload());
