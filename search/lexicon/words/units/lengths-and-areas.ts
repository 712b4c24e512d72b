/** Words for lengths, thicknesses and areas. The form of the rows: `../unit-words.ts`. */
export const lengthAndAreaWords = `
m	en	high	metre | meter | mtr
m	hinglish	high	mitar | meetar
m	hi	high	मीटर
m	gu	mid	મીટર
m	ta	mid	மீட்டர்
m	te	mid	మీటరు
m	te	low	మీటర్
m	bn	mid	মিটার
m	pa	mid	ਮੀਟਰ
ft	en	high	foot | feet | ft
ft	hinglish	high	fut | fit | phut
ft	hinglish	mid	futt
ft	hi	high	फुट | फीट
ft	hi	mid	फ़ुट
ft	mr	mid	फूट
ft	gu	mid	ફૂટ
ft	ta	high	அடி
ft	ta	mid	adi
ft	te	mid	అడుగు | adugu
ft	te	low	అడుగులు
ft	bn	mid	ফুট
ft	pa	mid	ਫੁੱਟ
in	en	high	inch | in
in	en	mid	inc | inchs | inchis
in	hinglish	high	inchi
in	hinglish	mid	inchh
in	hi	high	इंच | इंची
in	gu	mid	ઇંચ
in	ta	mid	அங்குலம் | இன்ச்
in	ta	low	angulam
in	te	mid	అంగుళం
in	te	low	ఇంచు
in	bn	mid	ইঞ্চি
in	pa	mid	ਇੰਚ
mm	en	high	mm
mm	hinglish	high	em em | milli
mm	hinglish	mid	milimeter | mm wala
mm	hi	high	एमएम | मिमी
mm	hi	mid	मिलीमीटर
mm	gu	mid	એમએમ
mm	ta	high	மி.மீ
mm	ta	mid	எம்எம்
mm	te	mid	ఎమ్ఎమ్
mm	bn	mid	মিমি
sut	hinglish	mid	sut | suta | soota
sut	hinglish	high	soot
sut	hi	mid	सूत
sut	pa	mid	ਸੂਤ
sq ft	en	high	sq ft | sqft | sft | square foot
sq ft	hinglish	high	skwayar fut | square feet | varg fut
sq ft	hinglish	mid	sq feet
sq ft	hi	high	वर्ग फुट | स्क्वायर फीट
sq ft	mr	mid	चौरस फूट | chauras fut
sq ft	mr	low	स्क्वेअर फूट
sq ft	gu	mid	ચોરસ ફૂટ | choras fut
sq ft	ta	mid	சதுர அடி | sathura adi | வர்க்க அடி | சதுரடி | ச அடி
sq ft	kn	mid	ಚದರ ಅಡಿ | ಚದರಡಿ
sq ft	ml	mid	ചതുരശ്ര അടി | സ്ക്വയർ ഫീറ്റ്
sq ft	te	mid	చదరపు అడుగులు
sq ft	hi	mid	वर्ग फीट | वर्गफुट | स्क्वेयर फुट | स्क्वायर फुट
sq ft	bn	mid	বর্গ ফুট | স্কয়ার ফিট
sq ft	te	mid	చదరపు అడుగు | chadarapu adugu
sq ft	bn	mid	বর্গফুট
sq ft	bn	low	borgofut
sq ft	pa	mid	ਵਰਗ ਫੁੱਟ
sq m	en	high	sqm | sq mt | square meter
sq m	hinglish	high	varg meter
sq m	hi	high	वर्ग मीटर
sq m	mr	mid	चौरस मीटर
sq m	gu	mid	ચોરસ મીટર
sq m	ta	mid	சதுர மீட்டர்
sq m	te	mid	చదరపు మీటరు
sq m	bn	mid	বর্গমিটার
sq yd	en	high	gaj | square yard | sq yd
sq yd	hinglish	high	gaz | varg gaj
sq yd	hinglish	mid	gajj
sq yd	hi	high	गज | वर्ग गज
sq yd	mr	low	चौरस यार्ड
sq yd	mr	mid	वार
sq yd	gu	mid	વાર | var
sq yd	gu	low	ગજ
sq yd	ta	mid	சதுர கெஜம்
sq yd	te	mid	గజం | gajam | గజాలు
sq yd	bn	mid	গজ | goj
sq yd	pa	mid	ਗਜ਼
rft	en	high	rft | running foot
rft	hinglish	high	raning fut | ranning feet
rft	hi	high	रनिंग फुट
rft	mr	mid	रनिंग फूट
rft	gu	mid	રનિંગ ફૂટ
sqmm	en	high	sqmm | sq mm | sq.mm
sqmm	hinglish	high	skwair em em
sqmm	hi	high	स्क्वायर एमएम
gauge	en	high	gauge | guage
gauge	en	mid	swg
gauge	hinglish	high	gej | geej
gauge	hinglish	mid	number
gauge	hi	high	गेज
ft	kn	mid	ಅಡಿ | adi
in	kn	mid	ಇಂಚು | inchu
sq ft	en	high	sq.ft | sq.ft. | sft. | sqft. | s.ft
sq m	en	high	sq.m | sqmt | sq.mtr | square metre
m	en	high	m | mtr | mtrs | metres | meters | rmt | rmtr
cm	en	high	cm | cms
mm	en	high	mm | mm.
in	en	high	in | inch | inches | "
ft	en	high	ft | feet | foot | '
sqmm	en	high	sqmm | sq mm | sq.mm | sq. mm | sq.mm. | square mm
gauge	en	high	gauge | swg | gauge.
in	te	mid	అంగుళాలు | అంగుళం | అంగుళాల
sq m	en	high	sq mtr | sq metre | sq meter | sq m | sqmtr | sqmtrs | square mtr | sq metres | sq mtrs
sq ft	en	high	square ft | sq foot
m	en	high	running metre | running meter | r mtr | rm
sut	hinglish	mid	sutar | sootar | sutri
sut	hi	mid	सूतर
mm	ta	mid	மிமீ | எம்.எம் | மி மீ
mm	te	mid	మిమీ | ఎంఎం | ఎం ఎం | మి.మీ
mm	kn	mid	ಎಂಎಂ | ಮಿಮೀ | ಮಿ.ಮೀ
mm	gu	mid	મિમી | મીમી | મિ.મી
mm	bn	mid	এমএম | মি.মি
mm	pa	mid	ਐਮਐਮ | ਮਿਮੀ
mm	hi	mid	एम एम | मि.मी | एम.एम
ft	kn	mid	ಅಡಿ
in	ur	mid	انچ
ft	ur	mid	فٹ
mm	ur	mid	ملی میٹر | ملی | ایم ایم
m	ur	mid	میٹر
`
