import { CalculatorIndex } from '#app/features/calculators/calculator-index.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { calculatorMessages } from '#messages/catalogue/calculators.ts'
import type { Route } from './+types/calculators'

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { all, describeAll } = calculatorMessages
  return pageMeta({ settings, title: all, description: describeAll, path: '/calculators' })
}

export default function CalculatorsPage() {
  return <CalculatorIndex />
}
