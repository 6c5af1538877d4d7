import type { ReactNode } from 'react'

const flags: Readonly<Record<string, ReactNode>> = {
  en: (
    <>
      <path fill="#012169" d="M0 0h20v15H0z" />
      <path stroke="#fff" strokeWidth="3" d="m0 0 20 15M20 0 0 15" />
      <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 20 15M20 0 0 15" />
      <path stroke="#fff" strokeWidth="5" d="M10 0v15M0 7.5h20" />
      <path stroke="#c8102e" strokeWidth="3" d="M10 0v15M0 7.5h20" />
    </>
  ),
  lt: (
    <>
      <path fill="#fdb913" d="M0 0h20v5H0z" />
      <path fill="#006a44" d="M0 5h20v5H0z" />
      <path fill="#c1272d" d="M0 10h20v5H0z" />
    </>
  ),
  lv: (
    <>
      <path fill="#9e3039" d="M0 0h20v15H0z" />
      <path fill="#fff" d="M0 6h20v3H0z" />
    </>
  ),
  ru: (
    <>
      <path fill="#fff" d="M0 0h20v5H0z" />
      <path fill="#0039a6" d="M0 5h20v5H0z" />
      <path fill="#d52b1e" d="M0 10h20v5H0z" />
    </>
  ),
}

/** The flag of a language, if it has one; decorative, because the name is next to it. */
export function Flag({ code }: { readonly code: string }) {
  const drawing = flags[code]
  return drawing ? (
    <svg className="flag" viewBox="0 0 20 15" aria-hidden="true">
      {drawing}
    </svg>
  ) : null
}
