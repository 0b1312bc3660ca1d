// What the pig of every seat has on its head, on boards and beside names. The drawings fit a head with centre (30, 20)
// and radius 7. They differ in shape as well as in colour.
export const hats = {
  p1: "M20 14Q30 17 40 14 37 11 35 12 34 5 30 5 26 5 25 12 23 11 20 14Z",
  p2: "M23 14C22 5 37 4 37 13L42 15Q32 12 23 14Z",
  p3: "M30 11 22 7V16ZM30 11 38 7V16Z",
  p4: "M23 14Q22 9 26 7L30 3 34 7Q38 9 37 14 30 11 23 14Z",
  p5: "M21 14H39M24 14V4H36V14Z",
  p6: "M23 14 22 6 26 9 30 4 34 9 38 6 37 14Z",
} as const;

export const seatColour = (seat: string): string => `var(--seat-${seat.slice(1)})`;
