import { buttonClass } from './button-class.ts'
import { Phone } from './icons/phone.tsx'

/** Link that calls a number. */
export function CallButton({ phone, text }: { phone: string; text: string }) {
  return (
    <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={buttonClass({ variant: 'secondary' })}>
      <Phone size={18} />
      {text}
    </a>
  )
}
