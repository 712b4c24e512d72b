/** Words for colours and rough sizes. The form of the rows: `../phrases.ts`. */
export const coloursAndSizes = `
size:big	en	high	big | large
size:long	en	high	long
size:big	hinglish	mid	bara
size:big	hinglish	high	bada | badi | bade
size:big	hi	high	बड़ा | बड़ी
size:big	mr	mid	मोठा | मोठी
size:big	gu	mid	મોટું
size:big	gu	low	મોટો
size:big	ta	mid	பெரிய
size:big	ta	low	periya
size:big	te	mid	పెద్ద
size:big	te	low	pedda
size:big	bn	mid	বড়
size:big	pa	mid	ਵੱਡਾ
size:small	en	high	small
size:small	hinglish	high	chhota | chota | choti
size:small	hinglish	mid	chhoti
size:small	hi	high	छोटा | छोटी
size:small	mr	mid	लहान
size:small	gu	mid	નાનું
size:small	gu	low	નાનો
size:small	ta	mid	சின்ன | chinna
size:small	te	mid	చిన్న
size:small	bn	mid	ছোট
size:small	pa	mid	ਛੋਟਾ
size:thick	en	high	thick
size:thick	hi	high	मोटा
size:thick	hi	mid	मोटी
size:thick	mr	mid	जाड
size:thick	gu	mid	જાડું
size:thick	ta	mid	தடிமன்
size:thick	te	mid	మందం
size:thick	bn	mid	মোটা
size:thick	pa	mid	ਮੋਟਾ
size:thin	en	high	thin
size:thin	hinglish	high	patla | patli | bareek
size:thin	hi	high	पतला
size:thin	hi	mid	बारीक
size:thin	mr	mid	पातळ
size:thin	gu	mid	પાતળું
size:thin	ta	mid	மெல்லிய
size:thin	te	mid	సన్నని
size:thin	bn	mid	পাতলা
size:thin	bn	low	চিকন
size:thin	pa	mid	ਪਤਲਾ
colour:pink	en	high	pink | gulabi | gulaabi
colour:purple	en	high	purple | violet | baingani
colour:orange	en	high	orange | narangi
colour:maroon	en	high	maroon
colour:golden	en	high	golden | sunehra
colour:peach	en	high	peach
colour:cream	en	high	cream colour | off white
colour:red	en	high	red
colour:red	hinglish	high	lal | laal
colour:red	hi	high	लाल
colour:red	gu	mid	લાલ
colour:red	ta	mid	சிவப்பு
colour:red	te	mid	ఎరుపు
colour:red	bn	mid	লাল
colour:red	pa	mid	ਲਾਲ
colour:green	en	high	green
colour:green	hinglish	high	hara | hari
colour:green	hi	high	हरा
colour:green	mr	mid	हिरवा
colour:green	gu	mid	લીલો
colour:green	ta	mid	பச்சை
colour:green	te	mid	ఆకుపచ్చ
colour:green	bn	mid	সবুজ
colour:green	pa	mid	ਹਰਾ
colour:blue	en	high	blue
colour:blue	hinglish	high	neela | nila
colour:blue	hi	high	नीला
colour:blue	mr	mid	निळा
colour:blue	gu	mid	વાદળી
colour:blue	gu	low	ભૂરો
colour:blue	ta	mid	நீலம்
colour:blue	te	mid	నీలం
colour:blue	bn	mid	নীল
colour:blue	pa	mid	ਨੀਲਾ
colour:black	en	high	black
colour:black	hinglish	high	kala | kaala
colour:black	hi	high	काला
colour:black	mr	mid	काळा
colour:black	gu	mid	કાળો
colour:black	ta	mid	கருப்பு
colour:black	te	mid	నలుపు
colour:black	bn	mid	কালো
colour:black	pa	mid	ਕਾਲਾ
colour:white	en	high	white
colour:white	hinglish	high	safed | safaid
colour:white	hi	high	सफेद
colour:white	mr	mid	पांढरा
colour:white	gu	mid	સફેદ
colour:white	ta	mid	வெள்ளை
colour:white	te	mid	తెలుపు
colour:white	bn	mid	সাদা
colour:white	pa	mid	ਚਿੱਟਾ
colour:yellow	en	high	yellow
colour:yellow	hinglish	high	peela | pila
colour:yellow	hi	high	पीला
colour:yellow	mr	mid	पिवळा
colour:yellow	gu	mid	પીળો
colour:yellow	ta	mid	மஞ்சள்
colour:yellow	te	mid	పసుపు
colour:yellow	bn	mid	হলুদ
colour:yellow	pa	mid	ਪੀਲਾ
filler:size	en	high	nominal size | nominal bore | nominal diameter | nominal dia | sweep | capacity | as per | conforming to | confirming to | approved make | per is | graded
size:class	en	high	grade | duty | heavy duty | storage | fit
colour:black	hinglish	mid	kali | kaali | kale | kaale
colour:black	hi	mid	काली | काले
colour:blue	hinglish	mid	neeli | nili | neele | nile
colour:blue	hi	mid	नीली
colour:yellow	hinglish	mid	peeli | pili | peele
colour:yellow	hi	mid	पीली
colour:green	hinglish	mid	hare | haree
colour:green	hi	mid	हरी
colour:white	hinglish	mid	safaed | sufed | saphed | chitta
colour:white	mr	mid	पांढरी | पांढरे
colour:white	gu	mid	સફેદી
colour:red	mr	mid	तांबडा | तांबडी
colour:red	kn	mid	ಕೆಂಪು | kempu
colour:black	kn	mid	ಕಪ್ಪು | kappu
colour:white	kn	mid	ಬಿಳಿ | bili
colour:green	kn	mid	ಹಸಿರು | hasiru
colour:yellow	kn	mid	ಹಳದಿ | haladi
colour:blue	kn	mid	ನೀಲಿ | neeli
filler:colour	en	mid	mix colours | mix colour | mixed colours | mixed colour | assorted colours | assorted colour | all colours | any colour
colour:red	te	mid	erra | yerra | erupu
colour:red	ta	mid	sivappu | sigappu
colour:red	kn	mid	kempu
colour:red	ml	mid	chuvanna | chuvappu
colour:red	mr	mid	tambda | tambdi | tambde
colour:green	bn	mid	sobuj | shobuj
colour:green	te	mid	pacha | aaku pacha | aku pacha
colour:green	ta	mid	pachai | pachchai
colour:green	kn	mid	hasiru
colour:green	gu	mid	lilo | lili | lilu
colour:green	mr	mid	hirva | hirvi | hirve
colour:green	hinglish	high	hare
colour:blue	hinglish	high	neeli | nili | neele
colour:blue	te	mid	neelam
colour:blue	gu	mid	vadli
colour:blue	ta	mid	neelam
colour:black	hinglish	high	kali | kaali | kale
colour:black	bn	mid	kalo
colour:black	te	mid	nalla | nalupu
colour:black	ta	mid	karuppu
colour:white	bn	mid	sada | shada
colour:white	te	mid	tella | telupu
colour:white	ta	mid	vellai
colour:white	ml	mid	vella
colour:white	mr	mid	pandhre
colour:yellow	hinglish	high	peeli | pili | peele
colour:yellow	bn	mid	holud
colour:yellow	te	mid	pasupu
colour:yellow	ta	mid	manjal
colour:yellow	kn	mid	haladi
colour:yellow	gu	mid	pilo | pilu
colour:yellow	mr	mid	pivla | pivli | pivle
`
