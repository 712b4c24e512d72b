/** A low wall with one brick still missing. */
export function EmptyIllustration() {
  return (
    <svg viewBox="0 0 120 88" width="120" height="88" aria-hidden="true" className="text-control" fill="none">
      <path d="M8 78h104" stroke="var(--hairline)" strokeWidth="3" strokeLinecap="round" />
      <g fill="var(--sunken)" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
        <path d="M14 62h28v15H14zM46 62h28v15H46zM78 62h28v15H78zM30 43h28v15H30zM62 43h28v15H62z" />
      </g>
      <path
        d="M46 24h28v15H46z"
        stroke="var(--accent)"
        strokeWidth="2"
        strokeDasharray="5 4"
        strokeLinejoin="round"
      />
      <path
        d="M60 5v12m-5-5 5 5 5-5"
        stroke="var(--accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
