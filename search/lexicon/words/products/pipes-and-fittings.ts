/** Words for pipes, fittings and valves. The form of the rows: `../product-words.ts`. */
export const pipesAndFittingsWords = `
pipe	en	high	pipe
pipe	hinglish	high	paip
pipe	hinglish	mid	paype
pipe	hi	high	पाइप | पाईप
pipe	mr	mid	नळी
pipe	gu	mid	પાઇપ
pipe	gu	low	પાઈપ
pipe	ta	mid	குழாய் | kuzhai | பைப்
pipe	te	mid	పైపు | paipu | గొట్టం
pipe	te	low	gottam
pipe	bn	mid	পাইপ
pipe	bn	low	নল
pipe	pa	mid	ਪਾਈਪ
pipe	en	high	tube
pipe	kn	mid	ಪೈಪ್ | ಕೊಳವೆ
cpvc pipe	en	high	cpvc | cpvc pipe
cpvc pipe	hinglish	mid	spvc | cpvs | si pi vi si
cpvc pipe	hinglish	high	garam pani ka pipe | hot water pipe
cpvc pipe	hi	high	सीपीवीसी | सीपीवीसी पाइप
upvc pipe	en	high	upvc | upvc pipe
upvc pipe	hinglish	mid	yupvc | u pvc
upvc pipe	hinglish	high	thande pani ka pipe
upvc pipe	hi	high	यूपीवीसी
pvc pipe	en	high	pvc pipe
pvc pipe	hinglish	mid	pvs pipe
pvc pipe	hinglish	high	plastic pipe | plastik paip | agri pipe
pvc pipe	en	high	pvc pipe
swr pipe	en	high	swr | swr pipe | drainage pipe | drain pipe | drainage line pipe
swr pipe	hinglish	mid	esdablyuar | nali pipe | sandas pipe
swr pipe	hinglish	high	latrine pipe
swr pipe	hi	mid	एसडब्ल्यूआर पाइप
gi pipe	en	high	gi pipe | gi
gi pipe	hinglish	high	ji aai pipe | lohe ka pipe
gi pipe	hi	high	जीआई पाइप
ppr pipe	en	high	ppr | ppr pipe
ppr pipe	hinglish	mid	pi pi ar
garden_pipe	en	high	hose pipe | garden pipe
garden_pipe	hinglish	high	rabad pipe | garden paip | bagiche ka pipe
garden_pipe	hi	high	रबड़ पाइप
garden_pipe	hi	mid	बगीचे का पाइप | रबड़ पाइप
garden_pipe	mr	mid	रबरी नळी
conduit_pipe	en	high	conduit | conduit pipe
conduit_pipe	hinglish	high	kandit pipe | wiring pipe | bijli ka pipe
conduit_pipe	hinglish	mid	kundit | patti pipe
conduit_pipe	hi	high	कंड्यूट पाइप | वायरिंग पाइप
conduit_pipe	en	high	conduit pipe | conduit | pvc conduit | pvc conduit pipe | electrical conduit
elbow	en	high	elbow
elbow	hinglish	high	elbo | albo | kohni
elbow	hinglish	mid	l bow
elbow	hi	high	एल्बो
elbow	hi	mid	कोहनी
elbow	gu	mid	એલ્બો
elbow	ta	mid	எல்போ
elbow	te	mid	ఎల్బో
bend	en	high	bend
bend	hinglish	mid	bend pipe
bend	hi	high	बेंड
tee	en	high	tee
tee	hinglish	high	t joint
tee	hinglish	mid	t | ti
tee	hi	high	टी
coupler	en	high	coupler | coupling
coupler	hinglish	high	cupling | kaplar
coupler	hinglish	mid	jodne wala
coupler	hi	high	कपलर
coupler	hi	mid	सॉकेट | कपलिंग
coupler	en	high	coupler | coupling | pipe socket
reducer	en	high	reducer
reducer	hinglish	high	ridusar
reducer	hinglish	mid	reduser
reducer	hi	high	रिड्यूसर
union	en	high	union
union	hinglish	high	yuniyan
union	hinglish	mid	yunion
union	hi	high	यूनियन
nipple	en	high	nipple | tank nipple
nipple	hinglish	high	nipal | nippal | tanki nipal
nipple	hi	high	निप्पल
end_cap	en	high	end cap | end plug
end_cap	hinglish	high	dhakkan | dhakan
end_cap	hinglish	mid	endcap | dead plug
end_cap	hi	high	ढक्कन | एंड कैप
end_cap	mr	mid	झाकण
end_cap	mr	low	jhakan
end_cap	gu	mid	ઢાંકણ
bush	en	high	bush | brass bush
bush	hinglish	high	bushing
bush	hi	high	बुश
mta	en	high	mta | male adapter
mta	hinglish	mid	em ti a | mel edaptar | mta wala
fta	en	high	fta | female adapter
fta	hinglish	mid	ef ti a | fimel edaptar
pipe_clamp	en	high	clamp | saddle
pipe_clamp	hinglish	high	klamp | kilip | clip | saddle patti
pipe_clamp	hi	high	क्लैम्प | क्लिप
gate_valve valve	en	high	gate valve
gate_valve valve	hinglish	high	get wal | get valve | bada wal
gate_valve valve	hi	high	गेट वाल्व
ball_valve valve	en	high	ball valve
ball_valve valve	hinglish	high	bal wal | boll valve | bal valve
ball_valve valve	hi	high	बॉल वाल्व
nrv valve	en	high	nrv | check valve | foot valve
nrv valve	hinglish	mid	en ar vi
nrv valve	hinglish	high	fut wal
nrv valve	hi	high	एनआरवी
nrv valve	hi	mid	फुट वाल्व
ball_cock	en	high	ball cock | float valve
ball_cock	hinglish	high	bal kok | boll kok | tanki ka bal
ball_cock	hi	high	बॉल कॉक
solvent_cement	en	high	solvent cement | solvent
solvent_cement	hinglish	high	solution | solusan | pipe jodne wala | pvc gum | saluson
solvent_cement	hi	high	सॉल्वेंट | सॉल्यूशन
teflon_tape	en	high	teflon tape
teflon_tape	hinglish	high	teflan | teplon | taflon tape | safed tape | thread tape
teflon_tape	hi	high	टेफ्लॉन टेप
jute_thread	hinglish	mid	sutli
jute_thread	hinglish	high	sutali | joot | dhaga
jute_thread	hi	high	सुतली | धागा
jute_thread	hi	mid	सन
jute_thread	mr	mid	सुतळी
jute_thread	gu	mid	સૂતળી
cpvc coupler	en	high	cpvc socket | cpvc coupling
upvc coupler	en	high	upvc socket | upvc coupling
hdpe pipe	en	high	hdpe pipe
gi elbow	en	high	gi elbow
manhole_cover	en	high	manhole cover | manhole | sewer cover | chamber cover
manhole_cover	hinglish	mid	manhole dhakkan | gutter dhakkan
tee	en	high	plain tee
cpvc pipe	en	mid	see pvc pipe | c pvc pipe | si pvc pipe | c p v c pipe | cee pvc pipe
upvc pipe	en	mid	you pvc pipe | u p v c pipe | yu pvc pipe
cpvc elbow	en	mid	cpvc l | cpvc ell
upvc elbow	en	mid	upvc l | upvc ell
gi elbow	en	mid	gi l
cpvc tee	en	mid	cpvc t
upvc tee	en	mid	upvc t
swr tee	en	mid	swr t
gi tee	en	mid	gi t
elbow	gu	mid	એલ્બો
elbow	mr	mid	एल्बो | कोपरा
elbow	ta	mid	எல்போ
elbow	te	mid	ఎల్బో
elbow	bn	mid	এলবো
tee	en	mid	t piece | tee joint | t pipe joint
tee	ta	mid	டீ
tee	bn	mid	টি জয়েন্ট
brass elbow	en	mid	brass elbow
brass elbow	hinglish	mid	pital elbow | peetal elbow | pital ka elbow | brass wala elbow
coupler	hinglish	mid	sokat | jodne wala socket
upvc coupler	hi	mid	यूपीवीसी सॉकेट | यूपीवीसी कपलर
cpvc coupler	hi	mid	सीपीवीसी सॉकेट | सीपीवीसी कपलर
solvent_cement	en	mid	cpvc glue | pvc glue | upvc glue | pipe glue | pipe gum | cpvc gum | pvc solution | pipe solution | cpvc solution | upvc solution | cpvc solvent | pvc solvent | pipe cement | cpvc adhesive
solvent_cement	hinglish	mid	lapeta solution | joint karne wala solution | jodne wala solution | pipe chipkane wala | pipe chipkane ka solution | pipe jodne ka solution | pipe ka gond
swr pipe	hinglish	mid	latrine ka pipe | sandas ka pipe | soil pipe | gande pani ka pipe | sewer pipe
swr pipe	en	mid	soil waste pipe | swr drainage pipe | waste water pipe | sewage pipe
bend door	en	mid	door bend
pipe	te	mid	పైపు | పైప్ | పైపులు
pipe	ta	mid	பைப்
pipe	kn	mid	ಪೈಪ್ | ಪೈಪು
pipe	gu	mid	પાઇપ | પાઈપ
pipe	mr	mid	पाईप | नळी
pipe	bn	mid	পাইপ
pipe	pa	mid	ਪਾਈਪ
conduit_pipe	en	mid	electric pipe | electrical pipe | pvc electric pipe | electric pvc pipe | wiring conduit | pvc pipe electric | electrical pvc pipe | casing pipe electric
conduit_pipe	hinglish	mid	bijli wala pipe | wiring wala pipe | bijli pipe | slab pipe | light fitting pipe | bijli fitting pipe
conduit_pipe	hi	mid	बिजली का पाइप | बिजली पाइप
ball_valve valve	en	mid	ball valve
tank_connector	en	mid	tank connector | tank nipple | tank adaptor
tank_connector	hinglish	mid	tanki nipple | tanki ka nipple | tanki connector | tank nipal
ball_cock	en	mid	float cock | float ball
ball_cock	hinglish	mid	tanki ka ball | tanki ball | tanki wala ball
pipe_clamp	hinglish	mid	pipe ka clamp
=	en	high	swr y | swr wye | pvc y | flexible pipe | flexible conduit | flexible conduit pipe | corrugated flexible pipe
swr pipe	hi	mid	एसडब्ल्यूआर | एस डब्ल्यू आर
swr pipe	mr	mid	एसडब्ल्यूआर पाईप
tank_connector	hinglish	mid	tanki wala nipple | nipple tanki wala | tanki ka nipple | tanki nipple
upvc pipe	en	low	pvc pipe | plastic pipe | pvs pipe
swr pipe	en	low	pvc pipe | plastic pipe | pvs pipe
conduit bend	en	mid	conduit bend | conduit elbow
`
