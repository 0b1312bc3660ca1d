import type { Rules } from "../../game";
export const rules: Rules = { sections: [] };
