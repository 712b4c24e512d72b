import { ruleTargets, type RuleTarget } from '#domain/pricing/price-list.ts'
import { deskTargetMessages } from '#app/messages/desk/catalogue/targets.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { CategoryChoice } from './category-choice.tsx'
import { nothing, type Chosen } from './chosen.ts'
import { ProductChoice } from './product-choice.tsx'

interface TargetFieldsProps {
  target: RuleTarget
  chosen: Chosen
  onChange: (fields: { readonly target: RuleTarget; readonly chosen: Chosen }) => void
}

/** Asks what a price or an offer is for: everything, a brand, a category, a product or one size of it. */
export function TargetFields({ target, chosen, onChange }: TargetFieldsProps) {
  const t = deskTargetMessages
  return (
    <>
      <SelectField
        label={t.target}
        value={target}
        options={ruleTargets.map((each) => [each, t[`target-${each}`]] as const)}
        onChange={({ currentTarget: { value } }) =>
          onChange({ target: ruleTargets.find((each) => each === value) ?? 'all', chosen: nothing })
        }
      />
      <TargetChoice target={target} chosen={chosen} onChoose={(next) => onChange({ target, chosen: next })} />
    </>
  )
}

interface TargetChoiceProps {
  target: RuleTarget
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

function TargetChoice({ target, chosen, onChoose }: TargetChoiceProps) {
  const t = deskTargetMessages
  if (target === 'all') return null
  if (target === 'brand')
    return (
      <Field
        label={t.brand}
        hint={t.brandHint}
        maxLength={100}
        autoComplete="off"
        value={chosen.key}
        onChange={({ currentTarget: { value } }) => onChoose({ key: value, uid: null, label: value.trim() })}
      />
    )
  if (target === 'category' || target === 'subcategory')
    return (
      <>
        <CategoryChoice
          key={target}
          target={target}
          chosen={chosen}
          onChoose={(next) => onChoose({ ...next, brand: chosen.brand })}
        />
        <Field
          label={t.brandAlone}
          hint={t.brandAloneHint}
          maxLength={100}
          autoComplete="off"
          value={chosen.brand ?? ''}
          onChange={({ currentTarget: { value } }) => onChoose({ ...chosen, brand: value })}
        />
      </>
    )
  return <ProductChoice key={target} isSize={target === 'variant'} chosen={chosen} onChoose={onChoose} />
}
