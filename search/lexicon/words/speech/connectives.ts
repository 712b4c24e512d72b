/** Words that join what is ordered. The form of the rows: `../phrases.ts`. */
export const connectives = `
and	en	high	and
and	en	mid	plus
and	hinglish	high	aur | bhi | sath me
and	hinglish	mid	tatha | saath mein
and	hi	mid	और | तथा | एवं | साथ में
and	mr	mid	आणि | aani
and	mr	low	व
and	gu	mid	અને
and	gu	low	ને
and	ta	mid	மற்றும் | mattrum | matrum
and	ta	low	உம்
and	te	mid	మరియు | mariyu
and	te	low	ఇంకా
and	bn	mid	এবং | আর
and	bn	low	ebong | ও
and	pa	mid	ਅਤੇ | ਤੇ
or	en	high	or
or	hinglish	high	ya
or	hinglish	mid	yaa
or	hi	high	या
or	mr	mid	किंवा
or	mr	low	kinva
or	gu	mid	કે
or	gu	low	અથવા
or	ta	mid	அல்லது
or	ta	low	allathu
or	te	mid	లేదా
or	bn	mid	বা
or	bn	low	অথবা
or	pa	mid	ਜਾਂ
of	hinglish	mid	sath | vala
of	hinglish	high	wala | wali | wale | ka | ki | ke
of	hi	high	वाला | वाली | का | की | के
of	mr	mid	चा | ची | चे
of	gu	mid	વાળું
of	gu	low	નો | ની | નું
of	te	low	గల | యొక్క
of	bn	mid	এর
of	pa	mid	ਵਾਲਾ | ਦਾ | ਦੀ
each	hinglish	high	har ek | prati | har color | har colour | sab | sabhi
each	en	high	each | of each | each colour | each color | all | per colour
each:1	hinglish	high	ek ek
each:2	hinglish	mid	do do
each:3	hinglish	mid	teen teen
each:5	hinglish	mid	paanch paanch | panch panch
each:1	hi	high	एक एक | एक-एक
each:2	hi	mid	दो दो | दो-दो
each:1	mr	mid	एकेक
each:1	gu	mid	એક એક
of	hinglish	mid	wala rate
each	hi	high	प्रति | हर एक | हर रंग
of	mr	mid	प्रत्येकी
of	gu	mid	દરેક
of	ta	low	தலா
of	bn	mid	প্রতি
edit:more	en	high	more | extra
edit:more	hinglish	high	aur zyada | jyada | badha do
edit:more	hi	high	ज्यादा
edit:more	hi	mid	और | बढ़ा दो
edit:more	mr	mid	अजून | जास्त
edit:more	gu	mid	વધારે
edit:more	gu	low	હજુ
edit:more	ta	mid	இன்னும் | கூடுதல்
edit:more	te	mid	ఇంకా | ఎక్కువ
edit:more	bn	mid	আরও | বেশি
edit:more	pa	mid	ਹੋਰ
edit:more	pa	low	ਵੱਧ
edit:less	hinglish	high	kam | kam kar do | thoda | ghata do
edit:less	hi	high	कम | थोड़ा
edit:less	hi	mid	घटा दो
edit:less	mr	mid	कमी
edit:less	mr	low	थोडे
edit:less	gu	mid	ઓછું
edit:less	gu	low	થોડું
edit:less	ta	mid	குறை | கொஞ்சம்
edit:less	te	mid	తక్కువ | కొంచెం
edit:less	bn	mid	কম
edit:less	bn	low	একটু
edit:less	pa	mid	ਘੱਟ
edit:less	pa	low	ਥੋੜਾ
edit:same as last	hinglish	high	pichhli baar wala | wahi | same | pehle jaisa | last time wala | dobara
edit:same as last	hi	high	पिछली बार वाला | वही | दोबारा
edit:same as last	mr	mid	मागच्या सारखे
edit:same as last	mr	low	तेच
edit:same as last	gu	mid	ગયા વખત જેવું
edit:same as last	gu	low	એ જ
edit:same as last	ta	mid	போன தடவை மாதிரி | அதே
edit:same as last	te	mid	అదే
edit:same as last	te	low	పోయినసారి లాగా
edit:same as last	bn	mid	আগের মতো
edit:same as last	bn	low	একই
edit:same as last	pa	mid	ਪਹਿਲਾਂ ਵਾਲਾ
edit:same as last	pa	low	ਉਹੀ
and	kn	mid	ಮತ್ತು | mattu
filler:for	en	high	for
filler:with	en	high	with | along with | incl | including | inclusive of | complete with
filler:with	hinglish	mid	ke sath | ke saath
filler:with	hi	mid	के साथ
filler:before-with	hinglish	mid	sahit | samet
filler:before-with	hi	mid	सहित | समेत | युक्त
filler:before-with	mr	mid	सह | सहित
filler:before-with	gu	mid	સહિત
filler:before-with	bn	mid	সহ
filler:before-with	te	mid	సహా
filler:before-with	kn	mid	ಸಹಿತ
filler:before-with	ta	mid	உடன்
filler:before-for	hinglish	high	hetu | ke waste | ke vaste | vaste | ke liye | k liye | ke lie | ke liye wala | liye
filler:before-for	hi	high	के लिए | के लिये | लिए | हेतु | वास्ते | के वास्ते | निमित्त
filler:before-for	mr	mid	साठी | sathi
filler:before-for	gu	mid	માટે | mate
filler:before-for	te	mid	కోసం | kosam | పనికి
filler:before-for	ta	mid	வேலைக்கு | வேலைக்காக | வேலைகளுக்கு
filler:before-for	kn	mid	ಕೆಲಸಕ್ಕೆ | ಗಾಗಿ
filler:before-for	ml	mid	പണിക്ക് | ജോലിക്ക് | വേണ്ടി
filler:before-for	bn	mid	জন্য | jonno | কাজে | কাজের জন্য
filler:before-for	pa	mid	ਲਈ
and	mr	mid	ani | आणी
and	gu	mid	ane
and	te	mid	mariyu
and	kn	mid	haagu | ಹಾಗೂ
`
