import { uiMessages } from '#messages/ui.ts'
import { classNames } from './class-names.ts'

interface PriceProps {
  /** The formatted price, with or without its rupee sign: `₹1,23,456.78`. */
  text: string
  className?: string
}

/**
 * A price with the rupee sign slightly smaller than the figures; null for what has no price. Translators leave it alone, and a changed
 * one is a new element: React cannot change a text that a translator has wrapped.
 */
export function Price({ text, className }: Omit<PriceProps, 'text'> & { text: string | null }) {
  const t = uiMessages
  if (text === null) return <span className={classNames('font-price', className)}>{t.priceOnRequest}</span>
  return (
    <span
      key={text}
      translate="no"
      className={classNames('font-price whitespace-nowrap tabular-nums', className)}
    >
      <span className="mr-px text-[0.82em] font-medium">₹</span>
      {figures(text)}
    </span>
  )
}

/** The struck-through base price. */
export function StruckPrice({ text, className }: PriceProps) {
  const t = uiMessages
  return (
    <s
      key={text}
      translate="no"
      className={classNames('whitespace-nowrap text-quiet tabular-nums', className)}
    >
      <span translate="yes" className="sr-only">
        {t.basePrice}{' '}
      </span>
      ₹{figures(text)}
    </s>
  )
}

function figures(text: string): string {
  return text.replace(/^₹\s*/, '')
}
