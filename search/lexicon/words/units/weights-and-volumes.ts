/** Words for weights and volumes. The form of the rows: `../unit-words.ts`. */
export const weightAndVolumeWords = `
kg	en	high	kg | kgs | kilogram
kg	hinglish	high	kilo | killo | kilo gram
kg	hinglish	mid	kelo | keji
kg	hi	high	किलो | किग्रा
kg	hi	mid	केजी
kg	gu	mid	કિલો
kg	ta	high	கிலோ
kg	te	mid	కిలో
kg	bn	high	কেজি
kg	bn	low	কিলো
kg	pa	high	ਕਿੱਲੋ
g	en	high	gram | gm
g	en	mid	gms
g	hinglish	high	giram
g	hi	high	ग्राम
g	mr	mid	ग्रॅम
g	gu	mid	ગ્રામ
g	ta	mid	கிராம்
g	te	mid	గ్రాము
g	bn	mid	গ্রাম
quintal	en	high	quintal | qtl
quintal	hinglish	high	kuntal | kwintal | kuintal | quental
quintal	hinglish	mid	kunital
quintal	hi	high	क्विंटल | कुंतल | कुंटल
quintal	mr	high	प्रतिक्विंटल
quintal	gu	mid	ક્વિન્ટલ
quintal	ta	mid	குவிண்டால்
quintal	te	mid	క్వింటాల్
quintal	te	low	క్వింటా
quintal	bn	mid	কুইন্টাল
quintal	pa	mid	ਕੁਇੰਟਲ
tonne	en	high	ton | tonne | mt
tonne	en	mid	tons
tonne	hinglish	high	tan
tonne	hinglish	mid	tann | tun
tonne	hi	high	टन
tonne	gu	mid	ટન
tonne	ta	mid	டன்
tonne	te	mid	టన్ను
tonne	te	low	tannu | టన్
tonne	bn	high	টন
tonne	pa	high	ਟਨ
l	en	high	litre | ltr | liter
l	en	mid	lit | lt | lts
l	hinglish	high	litar | leetar
l	hi	high	लीटर
l	mr	mid	लिटर
l	gu	mid	લીટર
l	gu	low	લિટર
l	ta	mid	லிட்டர்
l	te	mid	లీటరు
l	te	low	లీటర్
l	bn	mid	লিটার
l	pa	mid	ਲੀਟਰ
ml	en	high	ml
ml	hinglish	mid	em el
ml	hi	mid	एमएल
cft	en	high	cft | cubic feet | cu ft
cft	hinglish	high	si ef ti | ghan fut | cft wala
cft	hinglish	mid	sieft | ceft | siefti
cft	hi	high	घन फुट | सीएफटी | सियेफ्टी | घन फीट
cft	mr	mid	घनफूट
cft	mr	high	चारशे फुट
cft	gu	mid	ઘન ફૂટ
cft	ta	high	கன அடி
cft	ta	mid	kana adi
cft	te	mid	ఘనపు అడుగు
cft	bn	mid	ঘনফুট | সিএফটি
cft	bn	low	ghonofut
cft	pa	high	ਘਣ ਫੁੱਟ
cu m	en	high	cum | cubic meter
cu m	hinglish	high	ghan meter | kyubik meter
cu m	hi	high	घन मीटर
cu m	mr	mid	घनमीटर
cu m	ta	low	கன மீட்டர்
brass	en	high	brass
brass	hinglish	mid	bras
brass	hinglish	high	baras
brass	hi	high	ब्रास
brass	gu	mid	બ્રાસ
kg	kn	mid	ಕೆಜಿ | ಕಿಲೋ | ಕೆ.ಜಿ
tonne	kn	mid	ಟನ್
tonne	en	high	t | metric ton | tonnes
l	en	high	litres
cft	en	high	cuft | cu.ft | cu.ft. | c.ft
cu m	en	high	cum | cu.m | cu.m. | cumt
l	en	high	l | ltr | ltrs | lit | litres | liters
ml	en	high	ml
kg	en	high	kg. | kgs.
g	en	high	g | gm | gms | gram | grams
cu m	en	high	cubic metre | cubic metres | cubic meters | cu m | cu mtr | cu metre
cu m	en	mid	cubic mtr
cft	en	high	cubic foot | cuft | cubic ft
tonne	en	high	metric tonne | metric tons | metric tonnes | m ton
quintal	en	mid	qntl | qtls | quintals | qt
kg	te	mid	కేజీ | కిలోలు
kg	gu	mid	કિગ્રા | કેજી
kg	mr	mid	किग्रा
kg	pa	mid	ਕਿਲੋ
l	kn	mid	ಲೀಟರ್
tonne	te	mid	tannulu | tannu | టన్ను
tonne	ur	mid	ٹن
kg	ur	mid	کلو
`
