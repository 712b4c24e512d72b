import { Check } from '#app/ui/icons/check.tsx'
import { Share2 } from '#app/ui/icons/share-2.tsx'
import { useEffect, useState } from 'react'
import { absoluteUrl } from '#app/browser/absolute-url.ts'
import { copyText } from '#app/browser/device/clipboard.ts'
import { Button } from '#app/ui/button.tsx'
import { productPageMessages } from '#messages/catalogue/product-page.ts'

const FEEDBACK_MS = 2000

/** Copies the product link and confirms it for 2 s (PROD-04). */
export function ShareButton({ path }: { path: string }) {
  const t = productPageMessages
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)

  useEffect(() => {
    if (outcome === null) return undefined
    const timer = setTimeout(() => setOutcome(null), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  async function share() {
    setOutcome((await copyText(absoluteUrl(path))) ? 'copied' : 'failed')
  }

  const Icon = outcome === 'copied' ? Check : Share2
  return (
    <span className="inline-flex items-center gap-2">
      <Button variant="quiet" onClick={() => void share()}>
        <Icon size={20} />
        {t.share}
      </Button>
      <output className="text-sm text-good">
        {outcome === 'copied' && t.copied}
        {outcome === 'failed' && <span className="text-bad">{t.copyFailed}</span>}
      </output>
    </span>
  )
}
