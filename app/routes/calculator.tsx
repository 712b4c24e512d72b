import { useId } from 'react'
import { data, useNavigation } from 'react-router'
import { calculatorNames } from '#domain/calculators/calculator-names.ts'
import { withTimeout } from '#app/api/transport/with-timeout.ts'
import { servicesContext } from '#app/context.ts'
import { CalculatorForm } from '#app/features/calculators/calculator-form.tsx'
import { CalculatorMethod } from '#app/features/calculators/calculator-method.tsx'
import { CalculatorResult } from '#app/features/calculators/calculator-result.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { calculatorMessages } from '#messages/catalogue/calculators.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { Route } from './+types/calculator'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const name = calculatorNames.find((known) => known === params.name)
  if (name === undefined) throw data(null, { status: 404 })
  return {
    calculation: await context.get(servicesContext).calculators.calculate(name, new Map(url.searchParams)),
  }
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withTimeout(serverLoader())
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  if (loaderData === undefined) return []
  const { name } = loaderData.calculation
  const { title, summary } = calculatorMessages
  return pageMeta({
    settings,
    title: title(name),
    description: summary(name),
    path: `/calculators/${name}`,
  })
}

/** A calculator: measures on the left, what they take on the right, in packs to buy (PRICE-05). */
export default function CalculatorPage({ loaderData: { calculation } }: Route.ComponentProps) {
  const t = calculatorMessages
  const isCalculating = useNavigation().location?.pathname === `/calculators/${calculation.name}`
  const formId = useId()
  return (
    <div
      key={calculation.name}
      className="page grid grid-cols-1 gap-4 pt-4 max-wide:pb-20 wide:gap-6 wide:pt-8"
    >
      <header className="grid gap-1">
        <Breadcrumbs trail={[{ name: t.all, path: '/calculators' }]} />
        <h1 className="text-xl wide:text-2xl">{t.title(calculation.name)}</h1>
        <p className="text-quiet">{t.summary(calculation.name)}</p>
      </header>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 wide:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <div className="grid gap-6 wide:sticky wide:top-24">
          <CalculatorForm calculation={calculation} formId={formId} />
        </div>
        <div className={classNames('grid gap-6 transition-opacity', isCalculating && 'opacity-60')}>
          <CalculatorResult calculation={calculation} formId={formId} />
          <CalculatorMethod calculation={calculation} />
        </div>
      </div>
    </div>
  )
}
