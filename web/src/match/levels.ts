// The levels of our bots, from weak to strong.
export const levels: readonly string[] = ["beginner", "novice", "casual", "strong", "master"];
