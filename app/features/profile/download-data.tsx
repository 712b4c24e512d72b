import { useState } from 'react'
import { fetchPersonalData } from '#app/api/identity/privacy.ts'
import { saveFile } from '#app/browser/device/save-file.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { personalDataMessages } from '#messages/profile/personal-data.ts'
import { Button } from '#app/ui/button.tsx'
import { Download } from '#app/ui/icons/download.tsx'

type Form = 'json' | 'html'

/** Downloads all data of the partner, as a page to read or as JSON for another program. */
export function DownloadData() {
  const t = personalDataMessages
  const errors = errorMessages
  const [pending, setPending] = useState<Form | null>(null)
  const [done, setDone] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  useExpiredSession(failure)

  async function download(form: Form) {
    setPending(form)
    setDone(false)
    setFailure(null)
    try {
      saveFile(await fetchPersonalData(form), `my-data.${form}`)
      setDone(true)
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(null)
    }
  }

  return (
    <>
      <p className="text-quiet">{t.downloadText}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          loading={pending === 'html'}
          disabled={pending === 'json'}
          onClick={() => void download('html')}
        >
          <Download size={20} />
          {t.downloadPage}
        </Button>
        <Button
          variant="secondary"
          loading={pending === 'json'}
          disabled={pending === 'html'}
          onClick={() => void download('json')}
        >
          <Download size={20} />
          {t.downloadJson}
        </Button>
      </div>
      {failure !== null && (
        <p role="alert" className="text-bad">
          {errorMessage(errors, failure)}
        </p>
      )}
      <output className="text-good empty:hidden">{done && t.downloaded}</output>
    </>
  )
}
