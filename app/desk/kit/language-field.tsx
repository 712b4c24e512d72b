import { languages, type Language } from '#domain/i18n/language.ts'
import { deskCustomerMessages } from '#app/messages/desk/customers.ts'
import { SelectField } from '#app/ui/forms/select-field.tsx'

interface LanguageFieldProps {
  language: Language
  disabled?: boolean
  onLanguage: (language: Language) => void
}

/** The language of messages to a customer and of their papers. */
export function LanguageField({ language, disabled = false, onLanguage }: LanguageFieldProps) {
  const t = deskCustomerMessages
  return (
    <SelectField
      label={t.language}
      hint={t.languageHint}
      disabled={disabled}
      value={language}
      options={languages.map((each) => [each, t[`language-${each}`]])}
      onChange={({ currentTarget: { value } }) => {
        const chosen = languages.find((each) => each === value)
        if (chosen !== undefined) onLanguage(chosen)
      }}
    />
  )
}
