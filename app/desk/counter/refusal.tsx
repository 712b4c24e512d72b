import { ApiError } from '#app/api/transport/request.ts'
import { deskCounterMessages } from '#app/messages/desk/counter.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { ChangedLines } from '#app/desk/kit/orders/changed-lines.tsx'
import { idOf, nameOf, type BasketLine } from './basket.ts'

/** Codes of failures after which nobody knows whether it was sold. */
const uncertain = ['slow', 'failed', 'offline', 'temporarily-unavailable']

/** Explains why the store did not sell, with each line that it refused. */
export function Refusal({ failure, lines }: { failure: unknown; lines: readonly BasketLine[] }) {
  const t = deskCounterMessages
  const code = failure instanceof ApiError ? failure.code : null
  if (code === 'idempotency-conflict') return <InlineError text={t.already} />
  return (
    <div className="grid grid-cols-1 gap-2">
      <ChangedLines
        failure={failure}
        words={t}
        nameOf={(product) => {
          const line = lines.find(({ item }) => idOf(item) === product)
          return line && nameOf(line.item)
        }}
      />
      {code !== null && uncertain.includes(code) && <p className="text-sm text-quiet">{t.uncertain}</p>}
    </div>
  )
}
