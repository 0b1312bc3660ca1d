import type { Tutorial } from "../game"; export const tutorial: Tutorial = { seats: 2, me: "p1", begin: [], steps: [] };
