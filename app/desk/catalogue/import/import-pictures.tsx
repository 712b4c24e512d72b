import { useEffect, useState } from 'react'
import type {
  ImportPictures,
  ImportPicturesChange,
  PictureCounts,
} from '#domain/catalogue/imports/picture-progress.ts'
import { changeImportPictures, fetchImportPictures } from '#app/api/desk/import-pictures.ts'
import { deskImportPictureMessages } from '#app/messages/desk/catalogue/import.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { reasonText } from '#app/desk/kit/errors/reason-text.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

interface ImportPicturesListProps {
  id: string
  counts: PictureCounts
}

const POLL_MS = 2_000

/** Progress of an import's pictures, with a retry and the reason for those that could not be fetched (GOODS-02). */
export function ImportPicturesList({ id, counts }: ImportPicturesListProps) {
  const t = deskImportPictureMessages
  const describe = useDeskError()
  const { can } = useDesk()
  const [pictures, setPictures] = useState<ImportPictures | null>(null)
  const { pending, failure, run } = useAction()
  const { waiting, fetched, failed } = pictures ?? counts
  const failures = pictures?.failures ?? []
  const isBehind = waiting > 0 || failures.length < Math.min(failed, 100)

  useEffect(() => {
    if (!isBehind) return
    const read = async (): Promise<void> => {
      const next = await fetchImportPictures(id).catch(() => null)
      if (next !== null) setPictures(next)
    }
    void read()
    const timer = setInterval(() => void read(), POLL_MS)
    return () => clearInterval(timer)
  }, [id, isBehind])

  const change = (next: ImportPicturesChange) =>
    void run(async () => setPictures(await changeImportPictures(id, next)))
  const all = waiting + fetched + failed
  return (
    <div className="grid w-full grid-cols-1 gap-2">
      <p className="text-sm text-quiet" aria-live="polite">
        {t.progress(fetched, all)}
        {failed > 0 && <span className="text-bad"> · {t.failed(failed)}</span>}
      </p>
      {waiting > 0 && (
        <progress className="w-full accent-accent" aria-label={t.label} value={fetched + failed} max={all} />
      )}
      {failures.length > 0 && (
        <ul className="divide-y divide-hairline rounded-control border border-hairline">
          {failures.map(({ url, reason }) => (
            <li key={url} className="flex flex-wrap items-center justify-between gap-2 p-3 text-sm">
              <span className="min-w-0 flex-1 basis-60 break-all">
                {url}
                <span className="block text-bad">{t.reason(reasonText(reason) ?? reason.code)}</span>
              </span>
              {can('catalogue:write') && (
                <Button
                  size="small"
                  variant="secondary"
                  disabled={pending}
                  aria-label={t.retryOne(url)}
                  onClick={() => change({ action: 'retry', url })}
                >
                  {t.retry}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {failure !== null && <InlineError text={describe(failure)} />}
      {can('catalogue:write') && waiting + failed > 0 && (
        <p className="flex flex-wrap gap-2">
          {failed > 1 && (
            <Button
              size="small"
              variant="secondary"
              disabled={pending}
              onClick={() => change({ action: 'retry', url: null })}
            >
              {t.retryAll}
            </Button>
          )}
          <Button
            size="small"
            variant="secondary"
            disabled={pending}
            onClick={() => change({ action: 'leave', url: null })}
          >
            {t.leaveRest}
          </Button>
        </p>
      )}
    </div>
  )
}
