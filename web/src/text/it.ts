import { en } from "./en";
import type { Texts } from "./languages";

export const it: Texts = en;
