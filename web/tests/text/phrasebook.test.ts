import { describe, expect, it } from "vitest";
import { Phrasebook } from "../../src/text/phrasebook";

const book = new Phrasebook(
  {
    phrases: [
      ["run {word}", "corri a {word}"],
      ["{seat} loses {rest}", "{seat} perde {rest}"],
      ["its {word}", "il suo {word}"],
      ["{n} pigs", ({ n }) => (n === "1" ? "un maiale" : `${n} maiali`)],
      ["{cell} eats {cell2}", "{cell} mangia {cell2}"],
    ],
    words: { north: "nord", door: "portone", window: "finestra" },
  },
  "e",
  (seat) => (seat === "p1" ? "Ada" : "Bo"),
);

describe("a phrasebook", () => {
  it("fills places with words it knows", () => expect(book.translate("run north")).toEqual({ text: "corri a nord", known: true }));
  it("names seats", () => expect(book.translate("p2 loses its door").text).toBe("Bo perde il suo portone"));
  it("takes lists apart", () =>
    expect(book.translate("p1 loses its door, its window and 3 pigs").text).toBe("Ada perde il suo portone, il suo finestra e 3 maiali"));
  it("lets a function choose the form", () => expect(book.translate("1 pigs").text).toBe("un maiale"));
  it("keeps two places of one kind apart", () => expect(book.translate("a1 eats b2").text).toBe("a1 mangia b2"));
  it("translates clause by clause", () => expect(book.translate("run north; 2 pigs").text).toBe("corri a nord; 2 maiali"));
  it("says what it does not know, with names in it", () => expect(book.translate("p1 flies")).toEqual({ text: "Ada flies", known: false }));
  it("is not fooled by signs of patterns", () => {
    const odd = new Phrasebook({ phrases: [["costs 2 (or more).", "costa 2"]] }, "e", (seat) => seat);
    expect(odd.translate("costs 2 (or more).").known).toBe(true);
    expect(odd.translate("costs 2 or moreX").known).toBe(false);
  });
});
