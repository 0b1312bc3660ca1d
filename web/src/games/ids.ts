// The ids of all games, from games.txt.
import list from "../../../games.txt?raw";

export const gameIds: readonly string[] = list.split("\n").filter((line) => line.trim() !== "");
