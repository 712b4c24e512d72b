import type { ReactNode } from 'react'

interface IconProps {
  /** Width and height in pixels. */
  size?: number
  strokeWidth?: number
  fill?: string
  className?: string
}

export type Icon = (props: IconProps) => ReactNode

/** A decorative 24 × 24 outline icon; the text beside it or the button's label carries the meaning. */
export function icon(path: string): Icon {
  return function OutlineIcon({ size = 24, strokeWidth = 1.75, fill = 'none', className }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill={fill}
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className={className}
      >
        <path d={path} />
      </svg>
    )
  }
}
