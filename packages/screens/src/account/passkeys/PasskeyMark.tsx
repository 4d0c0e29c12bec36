/** Somebody, and the key that knows them. */
export function PasskeyMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="9" cy="7" r="4" />
      <path d="M2.5 20.5V19a5 5 0 0 1 5-5h3" />
      <circle cx="17.5" cy="13" r="3" />
      <path d="M17.5 16v5.5M17.5 19h2.5" />
    </svg>
  );
}
