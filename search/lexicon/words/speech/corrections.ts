/** Words that take back or replace what was written. The form of the rows: `../phrases.ts`. */
export const corrections = `
edit:remove	en	high	cancel | remove | delete
edit:remove	hinglish	high	hata do | hatao | nahi chahiye | mat bhejna | rehne do | cancel kar do | nikal do
edit:remove	hi	high	हटा दो | नहीं चाहिए | मत भेजना | रहने दो
edit:remove	mr	mid	नको | nako | काढून टाका
edit:remove	mr	low	रद्द करा
edit:remove	gu	mid	નથી જોઈતું | કાઢી નાખો
edit:remove	gu	low	રહેવા દો
edit:remove	ta	mid	வேண்டாம் | vendam
edit:remove	ta	low	கேன்சல்
edit:remove	te	mid	వద్దు | vaddu
edit:remove	te	low	తీసేయండి
edit:remove	bn	mid	লাগবে না | বাদ দিন
edit:remove	pa	mid	ਨਹੀਂ ਚਾਹੀਦਾ
edit:remove	pa	low	ਹਟਾ ਦਿਓ
edit:replace	hinglish	high	ki jagah | ke badle | badal do
edit:replace	hinglish	mid	uski jagah
edit:replace	hi	high	की जगह | के बदले | बदल दो
edit:replace	mr	mid	ऐवजी
edit:replace	mr	low	aivaji | बदला
edit:replace	gu	mid	ને બદલે
edit:replace	gu	low	બદલે
edit:replace	ta	mid	பதிலாக
edit:replace	ta	low	மாற்று
edit:replace	te	mid	బదులు
edit:replace	te	low	badulu | మార్చు
edit:replace	bn	mid	বদলে
edit:replace	bn	low	পরিবর্তে
edit:replace	pa	mid	ਦੀ ਥਾਂ
edit:replace	pa	low	ਬਦਲ ਦਿਓ
edit:not	hinglish	mid	nahi | nahin | nai | nhi | nahi ji
edit:not	en	mid	not
edit:not	hi	mid	नहीं | नही
edit:not	mr	mid	नाही | nahi nahi
edit:not	gu	mid	નહીં | નહિ
edit:remove	hinglish	mid	nahi bhejna | nahi lena | nahi chahie | nahi chaiye | nahin chahiye | nhi chahiye | mat bhejo | mat lana | cancel karo | cancel kardo | cancel hai | cancel kr do | hata dena | nahi mangta
edit:remove	hi	mid	नहीं चाहिये | मत भेजो | कैंसल | कैंसिल | कैंसल करो | नहीं भेजना
edit:remove	en	mid	do not send | dont send | not required | not needed | no need | cancelled
edit:remove	gu	mid	નથી જોઈતી | nathi joitu | કેન્સલ
edit:remove	mr	mid	nakot | नकोत | कॅन्सल
edit:remove	bn	mid	lagbe na | bad din | বাদ
edit:sorry	hinglish	mid	sorry | sry | galti se | galat likha | maaf karna
edit:sorry	hi	mid	सॉरी | गलती से
`
