// The ids of all games, from the project's one list.
import list from "../../../games.txt?raw";

export const gameIds: readonly string[] = list.split("\n").filter((line) => line.trim() !== "");
