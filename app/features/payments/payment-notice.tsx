import type { ReactNode } from 'react'
import type { Icon } from '#app/ui/icon.tsx'
import { Info } from '#app/ui/icons/info.tsx'
import { LayerTitle } from '#app/ui/overlays/layer-title.tsx'
import { SpinnerMark } from '#app/ui/feedback/spinner.tsx'

interface PaymentNoticeProps {
  title: string
  lines: readonly string[]
  /** Shows a spinner instead of the icon. */
  busy?: boolean
  mark?: Icon
  /** The next actions. */
  children?: ReactNode
}

/** A message about a payment, announced whenever it changes. */
export function PaymentNotice({
  title,
  lines,
  busy = false,
  mark: Mark = Info,
  children,
}: PaymentNoticeProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 pb-6 text-center">
      <span className="grid size-14 place-items-center text-accent">
        {busy ? <SpinnerMark className="size-9" /> : <Mark size={48} strokeWidth={1.5} />}
      </span>
      <LayerTitle className="text-xl font-heading text-balance">{title}</LayerTitle>
      <div role={busy ? 'status' : 'alert'} className="grid gap-2 text-quiet">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {children && <div className="grid w-full gap-2 pt-3">{children}</div>}
    </div>
  )
}
