import { speaker } from "../../shared/catalogue";
import { en } from "./en";

export const say = speaker(en, "en");
export type TextKey = keyof typeof en;
