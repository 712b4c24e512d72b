import { MAX_RULES } from '#domain/pricing/price-list.ts'
import { deskPriceListMessages } from '#app/messages/desk/catalogue/price-lists.ts'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { X } from '#app/ui/icons/x.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import { targetText } from '#app/desk/catalogue/targets/chosen.ts'
import { givenText, type Rule } from './typed-list.ts'

interface RulesSectionProps {
  rules: readonly Rule[]
  isFixed: boolean
  onChange: (rules: readonly Rule[]) => void
}

/** The prices of a list, each with its target. */
export function RulesSection({ rules, isFixed, onChange }: RulesSectionProps) {
  const t = deskPriceListMessages
  const dialog = useDialog('rule')
  return (
    <Section title={t.rules}>
      {rules.length === 0 && <p className="text-sm text-quiet">{t.noRules}</p>}
      <ul className="divide-y divide-hairline">
        {rules.map((rule, index) => (
          <li key={`${index} ${rule.target} ${rule.key}`} className="flex items-center gap-2 py-2">
            <span className="min-w-0 flex-1">
              <span className="block wrap-anywhere">{targetText(rule)}</span>
              <span className="block text-sm font-price tabular-nums">{givenText(rule)}</span>
            </span>
            {!isFixed && (
              <>
                <Button
                  variant="quiet"
                  size="small"
                  aria-haspopup="dialog"
                  aria-label={t.changeRuleTitle(targetText(rule))}
                  onClick={() => dialog.open(String(index))}
                >
                  {t.changeRule}
                </Button>
                <IconButton
                  label={t.removeRule(targetText(rule))}
                  onClick={() => onChange(rules.filter((one) => one !== rule))}
                >
                  <X size={18} />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ul>
      {!isFixed && rules.length < MAX_RULES && (
        <div>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => dialog.open('new')}>
            {t.addRule}
          </Button>
        </div>
      )}
      {dialog.show((subject) => (
        <RuleDialog
          rule={rules[Number(subject)] ?? null}
          onClose={dialog.close}
          onDone={(rule) => {
            dialog.close()
            const known = rules[Number(subject)]
            onChange(
              known === undefined ? [...rules, rule] : rules.map((one) => (one === known ? rule : one)),
            )
          }}
        />
      ))}
    </Section>
  )
}
