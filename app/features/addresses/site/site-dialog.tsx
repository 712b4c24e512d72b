import { useId } from 'react'
import { LORRY_NOTES_LENGTH, RECEIVING_HOURS_LENGTH } from '#domain/addresses/site-access.ts'
import { SITE_NAME_LENGTH } from '#domain/firms/site.ts'
import { ownErrorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { addressMessages } from '#messages/profile/addresses.ts'
import { firmSitesMessages } from '#messages/profile/firm-sites.ts'
import { firmsMessages } from '#messages/profile/firms.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { useAutofocus } from '#app/ui/forms/use-autofocus.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { AddressForm } from '../address-form.tsx'
import { AccessFields } from './access-fields.tsx'
import { useSiteForm, type SiteDialogProps, type SiteForm } from './use-site-form.ts'

/** The form of a site as a dialog: its name, its address with who receives there, and what a lorry needs to know. Import lazily. */
export function SiteDialog({ site, onSave, onClose }: SiteDialogProps) {
  const t = firmSitesMessages
  const id = useId()
  const element = useAutofocus<HTMLFormElement>()
  const form = useSiteForm({ site, onSave, onClose }, element)
  const { state, typed, change } = form
  return (
    <Dialog
      open
      steady
      onClose={onClose}
      title={site === null ? t.addTitle : t.editTitle}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={onClose}>
            {firmsMessages.cancel}
          </Button>
          <Button type="submit" form={id} loading={state.pending}>
            {firmsMessages.save}
          </Button>
        </div>
      }
    >
      <AddressForm
        ref={element}
        id={id}
        state={{ ...state, failure: null, submit: form.submit }}
        before={<SiteName form={form} />}
      >
        <Field
          label={t.hours}
          hint={t.hoursHint}
          name="hours"
          autoComplete="off"
          maxLength={RECEIVING_HOURS_LENGTH}
          value={typed.hours}
          onChange={(event) => change({ hours: event.currentTarget.value })}
          className="col-span-2"
        />
        <TextArea
          label={t.notes}
          hint={t.notesHint}
          name="notes"
          maxLength={LORRY_NOTES_LENGTH}
          value={typed.notes}
          onChange={(event) => change({ notes: event.currentTarget.value })}
          className="col-span-2"
        />
        <AccessFields access={typed.access} onAccess={(access) => change({ access })} />
      </AddressForm>
    </Dialog>
  )
}

/** The name of a site, below what stands against saving it. */
function SiteName({ form }: { form: SiteForm }) {
  const t = firmSitesMessages
  const { failure } = form.state
  return (
    <>
      {failure !== null && (
        <div className="col-span-2">
          <InlineError text={ownErrorMessage(firmsMessages, errorMessages, failure)} />
        </div>
      )}
      {form.issue === 'state' && (
        <div className="col-span-2">
          <InlineError text={t.stateUnknown} />
        </div>
      )}
      <Field
        label={t.name}
        name="siteName"
        hint={t.nameHint}
        required
        autoComplete="off"
        maxLength={SITE_NAME_LENGTH}
        value={form.typed.name}
        error={form.issue === 'siteName' ? addressMessages.required(t.name) : null}
        onChange={(event) => form.change({ name: event.currentTarget.value })}
        className="col-span-2"
      />
    </>
  )
}
