// The wolf. He waits, comes to a house and blows; belly and cheeks show how far he is.
import { line } from "./art";

export type Doing = "waits" | "comes" | "blows" | "pants";

export function Wolf({ doing }: { readonly doing: Doing }) {
  return (
    <svg class="tp-wolf" data-doing={doing} viewBox="0 0 84 84" aria-hidden="true">
      <g {...line}>
        <path class="tp-tail" d="M22 66C6 68 0 54 5 42c5 2 5 8 9 10 5 2 9 3 12 8Z" fill="var(--tp-wolf)" />
        <g class="tp-belly">
          <path d="M18 62C16 46 26 38 36 38s21 8 19 24c-1 10-8 15-18 15S19 72 18 62Z" fill="var(--tp-wolf)" />
          <path d="M42 44c8 4 11 12 9 20-2 7-8 10-14 10 8-8 9-20 5-30Z" fill="var(--tp-muzzle)" stroke="none" />
          <path d="M19 64c10 4 25 4 36-1-1 10-8 14-18 14s-17-4-18-13Z" fill="#4f6f9c" />
          <path d="M27 66 30 42M46 65 44 46" fill="none" stroke="#4f6f9c" stroke-width="4" />
        </g>
        <path d="M24 75v6h11v-5M40 76v5h12v-6" fill="var(--tp-wolf)" />
        <path class="tp-arm" d="M24 52c-6 6-4 14 4 15" fill="none" stroke-width="6.5" stroke="var(--tp-wolf)" />
        <g class="tp-skull">
          <path
            d="M20 22 17 3 30 12 42 10 50 1 52 19C62 22 70 25 73 29c2 4-3 8-9 8-7 4-14 6-22 6-14 0-23-9-22-21Z"
            fill="var(--tp-wolf)"
          />
          <path
            class="tp-cheek"
            d="M40 30c8-3 22-3 26 1 0 6-10 11-22 11-7-1-9-9-4-12Z"
            fill="var(--tp-muzzle)"
            stroke-width="1.8"
          />
          <path d="M43 20l6 2M31 20l6-1" fill="none" />
          <path class="tp-eyes" d="M36 24v1M47 25v1" stroke-width="3.6" fill="none" />
          <path d="M68 25c4-1 8 2 6 5-3 2-7 0-6-5Z" fill="var(--outline)" />
          {doing === "pants" ? (
            <path d="M54 39c0 9 8 10 8 1Z" fill="#e0766f" stroke-width="1.8" />
          ) : doing === "waits" ? (
            <path d="M50 38c6 2 11 0 15-4" fill="none" stroke-width="1.8" />
          ) : (
            <circle cx="68" cy="35" r="3" fill="var(--tp-door)" stroke-width="1.8" />
          )}
        </g>
        {doing === "pants" && (
          <path
            class="tp-sweat"
            d="M14 14c-3 4-3 6 0 6s3-2 0-6ZM8 26c-3 4-3 6 0 6s3-2 0-6Z"
            fill="var(--sky)"
            stroke-width="1.5"
          />
        )}
      </g>
      {(doing === "blows" || doing === "comes") && (
        <path
          class="tp-gust"
          d="M75 33q10-8 18-2t20-3M75 38q12 5 20 1t22 3M76 35h34"
          fill="none"
          stroke="var(--tp-puff)"
          stroke-width="3.5"
          stroke-linecap="round"
        />
      )}
    </svg>
  );
}
