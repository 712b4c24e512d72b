import { Link } from 'react-router'
import { fetchRatesOf } from '#app/api/desk/money/day-rates.ts'
import { deskDayRateMessages } from '#app/messages/desk/catalogue/day-rates.ts'
import { Deferred, useDeferred } from '#app/desk/kit/data/deferred.tsx'

/** The rates of the day that sizes of a product follow, beside its prices (PRICE-09). */
export function EntryRates({ id }: { id: string }) {
  const t = deskDayRateMessages
  const data = useDeferred(() => fetchRatesOf(id))
  return (
    <Deferred data={data} isOptional>
      {(rates) =>
        rates.length > 0 && (
          <p className="mb-4 rounded-control bg-caution-soft p-3 text-sm text-caution">
            {t.follows}{' '}
            {rates.map(({ id: rateId, name }, index) => (
              <span key={rateId}>
                {index > 0 && ', '}
                <Link to={`/desk/catalogue/day-rates/${rateId}`} className="underline">
                  {name}
                </Link>
              </span>
            ))}
          </p>
        )
      }
    </Deferred>
  )
}
