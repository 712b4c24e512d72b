import { Link } from 'react-router'
import { calculatorNames } from '#domain/calculators/calculator-names.ts'
import { ArrowRight } from '#app/ui/icons/arrow-right.tsx'
import { calculatorMessages } from '#messages/catalogue/calculators.ts'

/** All calculators, each with what it gives. */
export function CalculatorIndex() {
  const t = calculatorMessages
  return (
    <div className="page grid grid-cols-1 gap-4 pt-5 wide:gap-6 wide:pt-8">
      <h1 className="text-xl wide:text-2xl">{t.all}</h1>
      <p className="max-w-[60ch] text-quiet">{t.intro}</p>
      <ul className="grid gap-3 wide:grid-cols-2">
        {calculatorNames.map((name) => (
          <li
            key={name}
            className="relative flex items-center gap-3 rounded-card border border-hairline bg-surface p-4 transition-colors hover:border-accent"
          >
            <div className="min-w-0 flex-1">
              <h2 className="text-base">
                <Link to={`/calculators/${name}`} className="after:absolute after:inset-0 after:rounded-card">
                  {t.title(name)}
                </Link>
              </h2>
              <p className="text-sm text-quiet">{t.summary(name)}</p>
            </div>
            <ArrowRight size={20} strokeWidth={2} className="shrink-0 text-accent" />
          </li>
        ))}
      </ul>
    </div>
  )
}
