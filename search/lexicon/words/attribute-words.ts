/** Other words for attributes. One row: the attribute as catalogues write it, its other words. */
export const attributeWords = `
chrome	cp | chrome plated | chromium
matt	matte | mat finish | matt finish
glossy	gloss | high gloss | shiny | glossy finish
fly_ash	fly ash | flyash
stainless	ss | stainless steel | s.s. | s s
brass	pital | peetal | पीतल | pittal
ci	cast iron | c.i. | c i | ci
gi	galvanised | galvanized | galv | jasta | g.i. | g i | जीआई
half overlay	half over lay
full overlay	full over lay
ms	mild steel | m.s. | m s | एमएस | loha | lohe | लोहा | लोहे
cpvc	c.p.v.c. | c pvc | सीपीवीसी | spvc | cpcv
upvc	u.p.v.c. | u pvc | यूपीवीसी
pvc	p.v.c. | p v c | पीवीसी | पीव्हीसी | પીવીસી | பிவிசி | పీవీసీ | পিভিসি | ಪಿವಿಸಿ | ਪੀਵੀਸੀ
mr	commercial | mr grade
bwp	marine | is 710 | marine grade | बीडब्ल्यूपी
bwr	is 303 | bwr grade
round	gol | rnd
white	wht | vait | vhite
grey	gry
brass	brs
copper	cu
reflective	refl
aluminium	alum
vitrified	vitr
concrete	conc
double door	dd | dbl door
single door	sgl door
warm white	ww
mirror	mirror finish | mirror polish | mirror polished
casement	openable | open able | side hung
three_phase	three phase
single_phase	single phase
telescopic	tele
toughened	tuffened | tuff
dp	double pole | 2 pole | 2p | two pole
sp	single pole | 1 pole | 1p
fp	four pole | 4 pole | 4p
tp	triple pole | three pole | 3 pole | 3p
cool white	cw | cool day light | cool daylight | cdl
soft close	softclose | sc
textured	texture | textured finish
s_trap	s trap
p_trap	p trap
antiskid	anti skid | non slip | anti slip | antislip
opc	ordinary portland | ordinary portland cement | ओपीसी
ppc	portland pozzolana | pozzolana | portland pozzolana cement | पीपीसी
psc	portland slag | slag
led	एलईडी | led
aluminium	aluminum | alluminium | alminium | almunium
grey	gray
colour	color
fibre	fiber
polycarbonate	poly carbonate
galvalume	galvalum
blue	neela | nila | नीला
brown	bhura
clip on	clipon
frlsh	frls | fr lsh | fr-lsh | zhfr | frls-h
xlpe	xlpe insulated | xlpe insulation
armoured	armored | armour | armd | armrd
flexible	flexi
submersible	samarsibal
one piece	single piece | onepiece | one pc
wall hung	wall hang | wallhung
table top	tabletop | counter top | countertop
half pedestal	pedestal
first class	first class | first quality | awwal | avval | pehla number
second class	second class | second quality | doyam | dusra number
long body	longbody
short body	shortbody
red	lal | laal | लाल
medium	b class | class b | medium class
light	a class | class a | light class
heavy	c class | class c | heavy class
exterior	outdoor | outside | bahar ka | bahar wala | bahar wali | bahar ke | bahari | बाहर का | बाहर वाला | बाहेरचा | बाहेरील | baherchya | bahercha | બહારનો | exteriour
interior	indoor | inside | andar ka | andar wala | andar wali | अंदर का | अंदर वाला | आतील | અંદરનો
aluminium	alu | alum | almunium | elumunium | aluminiam | अल्युमिनियम | एल्युमिनियम
polished	polish | polish wala | palish wala
hms	heavy
waterproof	waterproof | vaterproof
magnetic	magnet | chumbak | chumbak wala | मैग्नेट
bronze	tinted
rose gold	rosegold
cpvc	see pvc | c p v c | si pvc | cee pvc | सी पीवीसी | సీపీవీసీ | சிபிவிசி | સીપીવીસી | सीपीव्हीसी | সিপিভিসি | ಸಿಪಿವಿಸಿ
upvc	you pvc | u p v c | yu pvc | यू पीवीसी | యూపీవీసీ | யுபிவிசி | યુપીવીસી | यूपीव्हीसी | ইউপিভিসি
gi	galvanised iron | galvanized iron | galvanised steel | galvanized steel | galvanised mild steel
upvc	unplasticised | unplasticized | unplasticised pvc | unplasticized pvc | unplasticised rigid pvc
steel	lohe ka | lohe ki | lohe wala | lohe wali | लोहे का | लोहे की
c curve	c series | c type | c characteristic | c class mcb
d curve	d series | d type | d characteristic
ring fit	ring fit | ring type | rubber ring | ring joint | ringfit
type a	typ a
type b	typ b
self fit	self fit | selfit | solvent joint | pasting type
chrome	c.p. brass | cp brass
white	pandhra | pandhari | पांढरा | पांढरी
pole	danda | dande wala | lambe dande wala | long handle | lamba danda
plastic	ptmt | प्लास्टिक | plastik | plastick | প্লাস্টিক | પ્લાસ્ટિક | பிளாஸ்டிக் | ప్లాస్టిక్
dp	डबल पोल | டபுள் போல் | డబుల్ పోల్ | ಡಬಲ್ ಪೋಲ್ | ഡബിൾ പോൾ | ডাবল পোল | ડબલ પોલ
sp	सिंगल पोल | சிங்கிள் போல் | సింగిల్ పోల్ | ಸಿಂಗಲ್ ಪೋಲ್ | സിംഗിൾ പോൾ | সিঙ্গেল পোল | સિંગલ પોલ
mounted	mount | mounting
bwp	boiling water proof | boiling waterproof
bwr	boiling water resistant
hydraulic	hydrolic | haidrolik | hydrolick | hydrolik
`
