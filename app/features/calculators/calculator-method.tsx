import type { Calculation } from '#domain/calculators/calculate.ts'
import { calculatorMessages } from '#messages/catalogue/calculators.ts'
import { formatFact } from './format-amount.ts'

/** The figures on the way to a result, the formula and where it comes from. */
export function CalculatorMethod({ calculation: { name, facts, unit } }: { calculation: Calculation }) {
  const t = calculatorMessages
  return (
    <section aria-labelledby="method" className="grid grid-cols-1 gap-2 text-sm">
      <h2 id="method" className="text-base">
        {t.how}
      </h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 tabular-nums">
        {facts.map((fact) => (
          <div key={fact.name} className="contents">
            <dt className="text-quiet">{t.fact(fact.name)}</dt>
            <dd className="font-medium">{formatFact(fact, unit)}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-[68ch] text-quiet">{t.method(name)}</p>
      <p className="max-w-[68ch] text-quiet">{t.estimate}</p>
    </section>
  )
}
