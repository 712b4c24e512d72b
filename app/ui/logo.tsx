/** The mark: three courses of brick on a foundation stone. Neev means foundation. */
function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <g fill="var(--accent)">
        <path d="M12 3h8v5.5h-8z" opacity=".62" />
        <path d="M6.5 10h9v5.5h-9zM17 10h8.5v5.5H17z" opacity=".82" />
        <path d="M3 17h7.5v5.5H3zM12 17h8v5.5h-8zM21.5 17H29v5.5h-7.5z" />
      </g>
      <path fill="currentColor" d="M1 24.5h30V29H1z" />
    </svg>
  )
}

interface LogoProps {
  name: string
  /** Words beside the mark, where they are not the name. */
  words?: string
  height?: number
}

/** The name that is drawn as paths, so that it needs no font. */
const DRAWN = 'Neev'

/** The mark with the words beside it. */
export function Logo({ name, words = '', height = 32 }: LogoProps) {
  const shown = words === '' ? name : words
  return (
    <span className="inline-flex min-w-0 items-center gap-2 text-ink">
      <LogoMark size={height} />
      {shown === DRAWN ? (
        <DrawnName name={name} height={height} />
      ) : (
        <span className="truncate font-price" style={{ fontSize: height * 0.62 }}>
          {shown}
        </span>
      )}
    </span>
  )
}

function DrawnName({ name, height }: { name: string; height: number }) {
  return (
    <svg
      viewBox="0 0 84 24"
      height={height * 0.62}
      width={height * 2.17}
      role="img"
      aria-label={name}
      fill="none"
      stroke="currentColor"
      strokeWidth="4.6"
      strokeLinejoin="miter"
    >
      <path d="M2.3 24V5.5L17 18.5V0M40 2.3H26.3v19.4H40M26.3 12h11.5M60 2.3H46.3v19.4H60M46.3 12h11.5M64 0l8.5 19.5L81 0" />
    </svg>
  )
}
