import { asAny } from "../game";
import { view, type View } from "./view";

export const game = asAny<View>({
  id: "wild-pigs",
  view,
  Board: ({ view }) => <pre>{JSON.stringify(view).slice(0, 400)}</pre>,
  chips: () => [],
  ruleFor: () => "",
  words: async () => ({ texts: {}, phrases: { phrases: [] } }),
  rules: async () => ({ sections: [] }),
  tutorial: async () => ({ seats: 2, me: "p1", begin: [], steps: [] }),
});
