const shapes = {
  Facebook: (
    <path d="M13 20v-7h2.6l.5-3H13V8.2c0-.9.4-1.5 1.6-1.5h1.6V4.1A15 15 0 0 0 14 4c-2.4 0-4 1.4-4 4v2H7.5v3H10v7" />
  ),
  YouTube: (
    <>
      <rect x="3" y="6" width="18" height="12" rx="4" />
      <path d="m10.5 9.5 4.5 2.5-4.5 2.5z" />
    </>
  ),
  Instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.4 7.6h.01" />
    </>
  ),
  LinkedIn: (
    <>
      <path d="M5.5 10v9M5.5 6.2v.01M10 19v-9M10 13.6c0-2 1.4-3.6 3.7-3.6s3.8 1.4 3.8 4V19" />
    </>
  ),
} as const

/** The outline icon of a social network. Decorative: the link contains the name as text. */
export const SocialIcon = ({ name }: { readonly name: keyof typeof shapes }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {shapes[name]}
  </svg>
)
