import { Link, useNavigate, type LoaderFunctionArgs } from 'react-router'
import type { StockMovementsWire } from '#domain/stock/wire.ts'
import { fetchMovements } from '#app/api/desk/stock.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskStockMessages } from '#app/messages/desk/catalogue/stock.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { queryOf } from '#app/desk/kit/data/page-module.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'

export const permission = 'stock:read'

export function clientLoader(args: LoaderFunctionArgs) {
  return fetchMovements(new URLSearchParams([...queryOf(args)].filter(([name]) => name === 'before')))
}

/** Stock movements, newest first (STOCK-02). */
export default function MovementsPage() {
  const t = deskStockMessages
  const navigate = useNavigate()
  const { movements, next } = usePageData<typeof clientLoader>().content
  return (
    <div className="grid max-w-page grid-cols-1 gap-4">
      <div>
        <BackLink to="/desk/stock" text={t.back} />
        <h1 className="text-xl">{t.movements}</h1>
      </div>
      {movements.length === 0 ? (
        <EmptyState title={t.noMovements} />
      ) : (
        <>
          <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
            {movements.map((movement) => (
              <Movement key={movement.id} movement={movement} />
            ))}
          </ul>
          {next !== null && (
            <Button variant="secondary" onClick={() => void navigate(`?before=${next}`)}>
              {t.more}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

function Movement({ movement }: { movement: StockMovementsWire['movements'][number] }) {
  const t = deskStockMessages
  const { at, name, options, place, quantity, reason, actor, orderId, orderNumber } = movement
  const who = actor === 'customer' || actor === 'system' ? t[actor] : actor
  const facts = [place, who, formatDateTime(at), movement.supplier, movement.note]
  return (
    <li className="flex items-start gap-3 p-3">
      <span className="min-w-0 flex-1">
        <span className="block break-words">{[name, ...options].join(' · ')}</span>
        <span className="block text-sm text-quiet">
          {movement.isOpening ? t.opening : t[`reason-${reason}`]}
          {orderId !== null && (
            <>
              {' '}
              <Link to={`/desk/orders/${orderId}`} className="text-accent underline">
                {orderNumber ?? orderId}
              </Link>
            </>
          )}
          {' · '}
          {facts.filter((fact) => fact !== null && fact !== '').join(' · ')}
        </span>
      </span>
      <span className={`font-price tabular-nums ${quantity < 0 ? 'text-ink' : 'text-good'}`}>
        {quantity > 0 ? `+${quantity}` : String(quantity).replace('-', '−')}
      </span>
    </li>
  )
}
