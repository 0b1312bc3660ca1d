// "d5xc4 e6xe7" as "d5 eats c4, e6 eats e7": pigs in order, a pig that eats twice once.
export function eachBite(text: string, eats: string, and: string): string {
  const meals = new Map<string, string[]>();
  for (const bite of text.split(" ")) meals.set(bite.slice(0, 2), [...(meals.get(bite.slice(0, 2)) ?? []), bite.slice(3)]);
  return [...meals].map(([pig, food]) => `${pig} ${eats} ${food.join(` ${and} `)}`).join(", ");
}
