import { useState } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { paiseToRupees, toPaise, type Paise } from '#domain/money/paise.ts'
import { rupeesToPaise } from '#domain/money/rupees.ts'
import { deskSettingsMessages } from '#app/messages/desk/settings.ts'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { numberOf, readNumber } from '#app/ui/forms/read-number.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { SettingForm } from './setting-form.tsx'
import { useShownSettings } from './settings-context.ts'

const textOf = (value: number | null) => (value === null ? '' : String(value))

const cashLimits = { most: 99_999_999, decimals: 2 }
const orderLimits = { most: 1_000 }

/** An amount as typed in rupees; null for none. What is no amount is sent as it was typed, which the store refuses: none would lift the limit. */
function paiseOf(typed: string): Paise | string | null {
  if (typed.trim() === '') return null
  const reading = readNumber(typed, cashLimits)
  return 'issue' in reading ? typed : rupeesToPaise(reading.plain)
}

/** Cash limits of the store, on top of the legal ones. */
export function CashSettings() {
  const t = deskSettingsMessages
  const { cash } = useShownSettings().content
  const isFixed = !useDesk().can('settings:write')
  const [typed, setTyped] = useState<{ limit?: string; openOrders?: string; driversCollect?: boolean }>({})
  const current = {
    limit: textOf(cash.limit && paiseToRupees(toPaise(cash.limit))),
    openOrders: textOf(cash.openOrders),
    driversCollect: cash.driversCollect,
  }
  const shown = { ...current, ...typed }
  const isChanged =
    shown.limit !== current.limit ||
    shown.openOrders !== current.openOrders ||
    shown.driversCollect !== current.driversCollect
  const value = {
    limit: paiseOf(shown.limit),
    openOrders:
      shown.openOrders.trim() === '' ? null : (numberOf(shown.openOrders, orderLimits) ?? shown.openOrders),
    driversCollect: shown.driversCollect,
  }
  return (
    <Section title={t.cash}>
      <SettingForm
        name="cash"
        label={t.cash}
        inForce={`${t.cashLimit}: ${current.limit || '–'}\n${t.openOrders}: ${current.openOrders || '–'}\n${t.driversCollect}: ${current.driversCollect ? t.yes : t.no}`}
        typed={isChanged ? JSON.stringify(value) : null}
        onReset={() => setTyped({})}
      >
        <NumberField
          label={t.cashLimit}
          hint={t.cashLimitWhat(cash.lawful === null ? t.noLaw : formatRupees(toPaise(cash.lawful)))}
          limits={cashLimits}
          prefix="₹"
          readOnly={isFixed}
          value={shown.limit}
          onChange={(limit) => setTyped((before) => ({ ...before, limit }))}
        />
        <NumberField
          label={t.openOrders}
          hint={t.openOrdersWhat}
          limits={orderLimits}
          readOnly={isFixed}
          value={shown.openOrders}
          onChange={(openOrders) => setTyped((before) => ({ ...before, openOrders }))}
        />
        <CheckboxField
          label={
            <>
              {t.driversCollect}
              <span className="block text-sm text-quiet">{t.driversCollectWhat}</span>
            </>
          }
          disabled={isFixed}
          checked={shown.driversCollect}
          onChange={(event) => {
            const driversCollect = event.currentTarget.checked
            setTyped((before) => ({ ...before, driversCollect }))
          }}
        />
      </SettingForm>
    </Section>
  )
}
