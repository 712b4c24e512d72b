import { Link } from 'react-router'
import type { OwnStatementWire } from '#domain/accounts/own-wire.ts'
import { creditMessages } from '#messages/profile/credit.ts'

type Row = OwnStatementWire['rows'][number]

interface CreditPostingProps {
  posting: Pick<Row, 'kind' | 'document' | 'reference' | 'orderId'>
  method?: Row['method']
}

/** An entry in a few words; a document of an order leads to it. */
export function CreditPosting({ posting, method = null }: CreditPostingProps) {
  const t = creditMessages
  const { kind, document, reference, orderId } = posting
  const text = [t[`kind-${kind}`], method === null ? null : t[`method-${method}`], document ?? reference]
    .filter(Boolean)
    .join(' ')
  if (orderId === null) return <span className="block">{text}</span>
  const page = kind === 'invoice' || kind === 'credit-note' ? `/${kind}` : ''
  const query = kind === 'credit-note' && document !== null ? `?number=${encodeURIComponent(document)}` : ''
  return (
    <Link to={`/profile/order/${orderId}${page}${query}`} className="block text-accent underline">
      {text}
    </Link>
  )
}
