import { anything } from "../../match/situation";
import { asAny } from "../game";

export const game = asAny<unknown>({
  id: "happy-pigs",
  view: anything,
  Board: ({ view }) => <pre>{JSON.stringify(view).slice(0, 400)}</pre>,
  chips: () => [],
  ruleFor: () => "",
  words: async () => ({ texts: {}, phrases: { phrases: [] } }),
  rules: async () => ({ sections: [] }),
  tutorial: async () => ({ seats: 2, me: "p1", begin: [], steps: [] }),
});
