import { OFFER_NAME_LENGTH } from '#domain/offers/offer-limits.ts'
import { deskOfferMessages } from '#app/messages/desk/catalogue/offers.ts'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { MoneyField } from '#app/desk/kit/money-field.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { HolderChoice } from '../targets/holder-choice.tsx'
import { codeOf } from './read-offer.ts'
import { percentLimits, pieceLimits, limitsOfUses, type TypedOffer } from './typed-offer.ts'

export interface OfferSectionProps {
  typed: TypedOffer
  isFixed: boolean
  onChange: (fields: Partial<TypedOffer>) => void
}

const pair = 'grid grid-cols-1 gap-3 wide:grid-cols-2'
const kinds = ['percent', 'amount', 'buy-get', 'free-delivery'] as const

/** Name, code and benefit of an offer. */
export function WhatSection({ typed, onChange }: OfferSectionProps) {
  const t = deskOfferMessages
  return (
    <Section title={t.sectionWhat}>
      <div className={pair}>
        <Field
          label={t.name}
          hint={t.nameHint}
          maxLength={OFFER_NAME_LENGTH}
          autoComplete="off"
          value={typed.name}
          onChange={({ currentTarget: { value } }) => onChange({ name: value })}
        />
        <Field
          label={t.nameHi}
          hint={t.nameHiHint}
          lang="hi"
          maxLength={OFFER_NAME_LENGTH}
          autoComplete="off"
          value={typed.nameHi}
          onChange={({ currentTarget: { value } }) => onChange({ nameHi: value })}
        />
        <SelectField
          label={t.kind}
          value={typed.kind}
          options={kinds.map((kind) => [kind, t.kinds[kind]] as const)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ kind: kinds.find((kind) => kind === value) ?? 'percent' })
          }
        />
        <BenefitFields typed={typed} onChange={onChange} />
      </div>
      <CheckboxField
        label={t.isCoupon}
        checked={typed.isCoupon}
        onChange={({ currentTarget: { checked } }) => onChange({ isCoupon: checked })}
      />
      {typed.isCoupon && (
        <div className={pair}>
          <Field
            label={t.code}
            hint={t.codeHint}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed.code}
            onChange={({ currentTarget: { value } }) => onChange({ code: codeOf(value) })}
          />
        </div>
      )}
    </Section>
  )
}

function BenefitFields({ typed, onChange }: Pick<OfferSectionProps, 'typed' | 'onChange'>) {
  const t = deskOfferMessages
  switch (typed.kind) {
    case 'percent':
      return (
        <>
          <NumberField
            label={t.percent}
            limits={percentLimits}
            value={typed.percent}
            onChange={(percent) => onChange({ percent })}
          />
          <MoneyField
            label={t.most}
            hint={t.optional}
            value={typed.most}
            onChange={(most) => onChange({ most })}
          />
        </>
      )
    case 'amount':
      return <MoneyField label={t.amount} value={typed.amount} onChange={(amount) => onChange({ amount })} />
    case 'buy-get':
      return (
        <>
          <NumberField
            label={t.buy}
            hint={t.buyHint}
            limits={pieceLimits}
            value={typed.buy}
            onChange={(buy) => onChange({ buy })}
          />
          <NumberField
            label={t.get}
            limits={pieceLimits}
            value={typed.get}
            onChange={(get) => onChange({ get })}
          />
        </>
      )
    case 'free-delivery':
      return null
  }
}

/** Days of an offer. */
export function WhenSection({ typed, onChange }: OfferSectionProps) {
  const t = deskOfferMessages
  return (
    <Section title={t.sectionWhen}>
      <div className={pair}>
        <Field
          label={t.from}
          type="date"
          value={typed.fromDay}
          onChange={({ currentTarget: { value } }) => onChange({ fromDay: value })}
        />
        <Field
          label={t.until}
          hint={t.untilHint}
          type="date"
          min={typed.fromDay}
          value={typed.untilDay}
          onChange={({ currentTarget: { value } }) => onChange({ untilDay: value })}
        />
      </div>
    </Section>
  )
}

/** Customers and places that an offer is for. */
export function WhoSection({ typed, isFixed, onChange }: OfferSectionProps) {
  const t = deskOfferMessages
  return (
    <Section title={t.sectionWho}>
      <SelectField
        label={t.sectionWho}
        value={typed.isForEverybody ? 'everybody' : 'some'}
        options={[
          ['everybody', t.everybody],
          ['some', t.some],
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ isForEverybody: value === 'everybody' })}
      />
      {!typed.isForEverybody && (
        <>
          {typed.holders.length === 0 && <p className="text-sm text-quiet">{t.noHolders}</p>}
          <HolderChoice
            holders={typed.holders}
            isFixed={isFixed}
            onChange={(holders) => onChange({ holders })}
          />
        </>
      )}
      <CheckboxField
        label={t.isFirstOrder}
        checked={typed.isFirstOrder}
        onChange={({ currentTarget: { checked } }) => onChange({ isFirstOrder: checked })}
      />
      <Field
        label={t.pinCodes}
        hint={t.pinCodesHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2_400}
        value={typed.pinCodes}
        onChange={({ currentTarget: { value } }) => onChange({ pinCodes: value })}
      />
    </Section>
  )
}

/** Limits of an offer, and what it may stand beside. */
export function LimitsSection({ typed, onChange }: OfferSectionProps) {
  const t = deskOfferMessages
  return (
    <Section title={t.sectionLimits}>
      <div className={pair}>
        <MoneyField
          label={t.budget}
          hint={t.budgetHint}
          value={typed.budget}
          onChange={(budget) => onChange({ budget })}
        />
        <NumberField
          label={t.usesPerPerson}
          hint={t.optional}
          limits={limitsOfUses}
          value={typed.usesPerPerson}
          onChange={(usesPerPerson) => onChange({ usesPerPerson })}
        />
        <NumberField
          label={t.usesInAll}
          hint={t.optional}
          limits={limitsOfUses}
          value={typed.usesInAll}
          onChange={(usesInAll) => onChange({ usesInAll })}
        />
      </div>
      <CheckboxField
        label={t.isCombinable}
        checked={typed.isCombinable}
        onChange={({ currentTarget: { checked } }) => onChange({ isCombinable: checked })}
      />
      <p className="text-sm text-quiet">{t.combinableHint}</p>
    </Section>
  )
}
