import { deskSettingsMessages } from '#app/messages/desk/settings.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { useShownSettings } from './settings-context.ts'
import { TextSetting } from './text-setting.tsx'

const MAX_TEXT = 4_000

/** Settings of search and order lists: preferred brands and synonyms. */
export function WordSettings() {
  const t = deskSettingsMessages
  const { content } = useShownSettings()
  const isFixed = !useDesk().can('settings:write')
  const rows = [
    ['preferredBrands', content.preferredBrands, 5],
    ['ownWords', content.ownWords, 10],
    ['lowStockLevel', String(content.lowStockLevel), 1],
    ['weightTolerance', String(content.weightTolerance), 1],
  ] as const
  return rows.map(([name, value, lines]) => (
    <Section key={name} title={t[name]}>
      <TextSetting
        name={name}
        label={t[name]}
        what={t[`${name}What`]}
        value={value}
        rows={lines}
        maxLength={MAX_TEXT}
        isFixed={isFixed}
      />
    </Section>
  ))
}

/** Text of the page about returns. */
export function ReturnSettings() {
  const t = deskSettingsMessages
  const { content } = useShownSettings()
  const isFixed = !useDesk().can('settings:write')
  return (
    <Section title={t.returnTerms}>
      <TextSetting
        name="returnTerms"
        label={t.returnTerms}
        what={t.returnTermsWhat}
        value={content.returnTerms}
        placeholder={t.returnTermsExample}
        rows={16}
        maxLength={MAX_TEXT}
        isFixed={isFixed}
      />
      <TextSetting
        name="returnTermsHindi"
        label={t.returnTermsHindi}
        what={t.returnTermsHindiWhat}
        value={content.returnTermsHindi}
        placeholder={t.returnTermsHindiExample}
        rows={16}
        maxLength={MAX_TEXT}
        isFixed={isFixed}
      />
    </Section>
  )
}
