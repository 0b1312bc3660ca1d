// "DWRxD" in words: "2 doors, 1 window, 1 roof and 1 wolf".
type Forms = readonly [one: string, many: string];

export function showing(names: Readonly<Record<string, Forms>>, and: string): (letters: string | undefined) => string {
  return (letters = "") => {
    const counted = Object.entries(names).flatMap(([letter, [one, many]]) => {
      const n = letters.split(letter).length - 1;
      return n === 0 ? [] : [`${n} ${n === 1 ? one : many}`];
    });
    const last = counted.pop() ?? "";
    return counted.length > 0 ? `${counted.join(", ")} ${and} ${last}` : last;
  };
}
