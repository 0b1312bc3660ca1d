// Small signs beside figures: what is counted.
const signs = {
  points: ["m12 2 3 7 7 .6-5.4 4.8 1.7 7.2L12 18l-6.3 3.6 1.7-7.2L2 9.6 9 9z", "var(--sun)"],
  trophy: ["M7 3h10v7a5 5 0 0 1-10 0zM7 5H3q0 6 5 6M17 5h4q0 6-5 6M12 15v4M8 21h8M9 19h6v2H9z", "var(--sun)"],
  coins: ["M12 3a9 9 0 1 0 .1 0M12 7v10M9.5 9.5h4a2 2 0 0 1 0 5h-3", "var(--straw)"],
  wounds: ["M12 21C-2 12 5 1 12 7c7-6 14 5 0 14zM13 8l-3 4h4l-3 4", "var(--seat-1)"],
  planted: ["M12 8C1 4 0 21 8 21h8c8 0 7-17-4-13zM12 8q-1-4 3-6M9 9q-3 6 0 11M15 9q3 6 0 11", "var(--pumpkin)"],
  seeds: ["M12 2C6 9 5 13 5 16a7 6 0 0 0 14 0c0-3-1-7-7-14zM12 10v6", "var(--leaf)"],
  bites: ["M3 8q9-4 18 0v3q-3 3-5 0-2 4-4 0-2 4-4 0-2 3-5 0zM4 17q8 6 16 0", "var(--paper)"],
  pigs: ["M5 9 4 2l6 4M19 9l1-7-6 4M12 5a8 8 0 1 0 .1 0M8.5 16a3.5 2.5 0 1 0 7 0 3.5 2.5 0 1 0-7 0", "var(--pig)"],
} as const;

export type SignName = keyof typeof signs;

export const Sign = ({ name }: { readonly name: SignName }) => (
  <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={signs[name][0]} fill={signs[name][1]} />
  </svg>
);
