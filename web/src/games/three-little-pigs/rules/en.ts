import type { Rules } from "../../game";
export const en: Rules = { sections: [] };
