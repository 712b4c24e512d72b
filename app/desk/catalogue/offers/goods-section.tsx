import { useState } from 'react'
import { MAX_REACH } from '#domain/offers/offer-limits.ts'
import type { RuleTarget } from '#domain/pricing/price-list.ts'
import { targetIdentity } from '#domain/pricing/sheets/target-cells.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { deskOfferMessages } from '#app/messages/desk/catalogue/offers.ts'
import { deskTargetMessages } from '#app/messages/desk/catalogue/targets.ts'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { X } from '#app/ui/icons/x.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { MoneyField } from '#app/desk/kit/money-field.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { nothing, readTarget, targetText, type Chosen, type ChosenTarget } from '../targets/chosen.ts'
import { TargetFields } from '../targets/target-fields.tsx'
import { quantityLimits } from './typed-offer.ts'
import type { OfferSectionProps } from './offer-sections.tsx'

/** Goods that an offer is for, and how much of them it takes. */
export function GoodsSection({ typed, isFixed, onChange }: OfferSectionProps) {
  const t = deskOfferMessages
  const dialog = useDialog('goods')
  const { reach } = typed
  return (
    <Section title={t.sectionGoods}>
      {reach.length === 0 && <p className="text-sm text-quiet">{t.noGoods}</p>}
      <ul aria-label={t.sectionGoods} className="divide-y divide-hairline">
        {reach.map((each, index) => (
          <li key={`${index} ${each.target} ${each.key}`} className="flex items-center gap-2 py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">{targetText(each)}</span>
            {!isFixed && (
              <IconButton
                label={t.removeGoods(targetText(each))}
                onClick={() => onChange({ reach: reach.filter((one) => one !== each) })}
              >
                <X size={18} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {!isFixed && reach.length < MAX_REACH && (
        <div>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => dialog.open('new')}>
            {t.addGoods}
          </Button>
        </div>
      )}
      <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
        <MoneyField
          label={t.fromValue}
          hint={t.fromValueHint}
          value={typed.fromValue}
          onChange={(fromValue) => onChange({ fromValue })}
        />
        <NumberField
          label={t.fromQuantity}
          hint={t.fromQuantityHint}
          limits={quantityLimits}
          value={typed.fromQuantity}
          onChange={(fromQuantity) => onChange({ fromQuantity })}
        />
      </div>
      {dialog.show(() => (
        <GoodsDialog
          onClose={dialog.close}
          onDone={(added) => {
            dialog.close()
            onChange({ reach: withTarget(reach, added) })
          }}
        />
      ))}
    </Section>
  )
}

/** Goods with others, each once: whatever is chosen takes the place of everything. */
function withTarget(reach: readonly ChosenTarget[], added: ChosenTarget): ChosenTarget[] {
  if (added.target === 'all') return [added]
  const others = reach.filter((one) => one.target !== 'all' && targetIdentity(one) !== targetIdentity(added))
  return [...others, added]
}

function GoodsDialog({ onDone, onClose }: { onDone: (added: ChosenTarget) => void; onClose: () => void }) {
  const t = deskOfferMessages
  const [typed, setTyped] = useState<{ readonly target: RuleTarget; readonly chosen: Chosen }>({
    target: 'brand',
    chosen: nothing,
  })
  const added = readTarget(typed.target, typed.chosen)
  return (
    <Dialog open title={t.goodsTitle} onClose={onClose}>
      <form
        noValidate
        className="grid grid-cols-1 gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          // the form of the offer stands around it
          event.stopPropagation()
          if (added !== null) onDone(added)
        }}
      >
        <TargetFields target={typed.target} chosen={typed.chosen} onChange={setTyped} />
        <div className="flex flex-wrap items-start justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {deskMessages.cancel}
          </Button>
          <WaitingButton type="submit" waitsFor={added === null ? deskTargetMessages.needsWhat : null}>
            {t.done}
          </WaitingButton>
        </div>
      </form>
    </Dialog>
  )
}
