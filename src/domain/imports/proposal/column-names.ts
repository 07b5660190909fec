import type { VehicleFieldName } from "../../vehicles/index.ts";
import { cleanFeedLine, isMissingValue } from "../texts/clean-text.ts";
import type { Cell } from "../feed-row.ts";

const MAX_VALUES = 200;

/** A column of an unknown feed with the different values of its first rows. */
export class SampledColumn {
  readonly name: string;
  filled = 0;
  /** Values with the number of rows that have them, in the order of the feed. */
  readonly values = new Map<string, number>();
  /** Numbers of the rows without a value, and of those with one that an earlier row has, from 1. */
  readonly emptyRows: number[] = [];
  readonly doubleRows: number[] = [];
  #rows = 0;
  readonly #seen = new Set<string>();

  constructor(name: string) {
    this.name = name;
  }

  add(cell: Cell): void {
    this.#rows += 1;
    const filledBefore = this.filled;
    const items = Array.isArray(cell) ? cell.filter((item) => typeof item === "string") : [cell];
    for (const item of items) {
      const text = item === null || item === undefined ? "" : cleanFeedLine(String(item));
      if (isMissingValue(text)) continue;
      this.filled += 1;
      if (this.values.has(text) || this.values.size < MAX_VALUES)
        this.values.set(text, (this.values.get(text) ?? 0) + 1);
      if (this.#seen.has(text) && this.doubleRows.at(-1) !== this.#rows) this.doubleRows.push(this.#rows);
      this.#seen.add(text);
    }
    if (this.filled === filledBefore) this.emptyRows.push(this.#rows);
  }

  get texts(): readonly string[] {
    return [...this.values.keys()];
  }

  /** True if no two rows have the same value. */
  get isUnique(): boolean {
    return this.filled > 0 && this.doubleRows.length === 0;
  }

  /** Share of the different values that a test accepts. */
  share(test: (text: string) => boolean): number {
    return this.values.size === 0 ? 0 : this.texts.filter(test).length / this.values.size;
  }
}

/** Names of columns in French, German, English and Dutch, folded, letters and digits alone; the field's own name is one. */
export const COLUMN_NAMES: Readonly<Partial<Record<VehicleFieldName, string>>> = {
  brand:
    "make marke marque hersteller manufacturer merk fabricant constructeur automarke fabrikat makename vehiclemake maketext constructeurautomobile fahrzeugmarke voertuigmerk brandname merknaam marken",
  model:
    "modell modele modelname baureihe modellreihe modelrange gamme modellname vehiclemodel handelsbenaming modeltext famille modelgroep modelserie handelsbezeichnung modeldescription modelfamily famillemodele",
  trim: "version variante variant finition ausstattungslinie modellvariante modellbezeichnung modelversion motorisation trimlevel uitvoering ausfuhrung ausfuehrung typebezeichnung bezeichnung edition modelltext versionlibelle typ type typelibelle libelleversion libelle versioncommerciale typenbezeichnung niveaufinition finitionlibelle ausstattungsvariante derivative submodel typeaanduiding uitvoeringtype versiontype derivat",
  kind: "typevehicule vehicletype fahrzeugart fahrzeugtyp vehicleclass genre typedevehicule voertuigtype soort fzgart genrenational voertuigsoort j1 categorievehicule groupe fahrzeuggruppe fzggruppe voertuigcategorie fahrzeugkategorie vehiclekind artfahrzeug soortvoertuig",
  condition:
    "etat zustand fahrzeugzustand offertype neufoccasion vehiclecondition staat etatvehicule articlecondition typevnvo vnvo vovn fzgart artdesfahrzeugs nieuwoccasie nieuwgebruikt neufocc typevente typestock nieuw naturevehicule nature vehiclestate neuwagengebrauchtwagen naturevo stocktype voorraadsoort neufouoccasion",
  "price.purchase.cents":
    "price prix preis verkaufspreis prixttc prixdevente prixvente sellingprice endpreis bruttopreis preisbrutto pricegross consumerprice grossprice prijs verkoopprijs priceeur preiseur vkpreis prixeur prixpublic tarif pxvente pxventettc pxventetvac px prixventettc prixtvac vk vkbrutto bruttovk barpreis hauspreis verkoopprijsincl prijsincl vraagprijs particulier prixinternet prixaffiche saleprice salesprice internetprice prixparticulier prixclient prixmagasin consumentenprijs endkundenpreis kundenpreis publicprice webprijs prixweb prixparebrise internetpreis websiteprijs verkaufspreisbrutto vraagprijsinclbtw prixventeclient retailpricegross",
  "price.purchase.before_discount_cents":
    "oldprice prixbarre ancienprix streichpreis prixavantremise uvp listprice originalprice prixcatalogue regularprice prixneuf oudeprijs upe pxcatalogue catalogue catalogusprijs cataloguswaarde nieuwprijs pxneuf neupreis listenpreis prixconstructeur catalogprice recommendedretailprice retailprice rrp msrp pvp pvc tarifconstructeur tarifcatalogue tarifneuf neuwagenpreis fiscalewaarde consumentenadviesprijs adviesprijs prixtarif listenneupreis unverbindlichepreisempfehlung preisempfehlung",
  lowest_price_30_days:
    "lowestprice30d lowestprice lowestpricelast30days minprice30days omnibusprice omnibus prixomnibus prixleplusbas prixleplusbas30jours prixleplusbas30derniersjours prixplusbas30j prixmin30jours niedrigsterpreis niedrigsterpreis30tage niedrigsterpreisderletzten30tage tiefstpreis tiefstpreis30tage bestpreis30tage laagsteprijs laagsteprijs30dagen referenzpreis30tage prixleplusbas30j prixminimum30jours laagsteprijslaatste30dagen niedrigsterpreis30t pmp30 plusbasprix30j",
  vat_deductible:
    "mwst mwstausweisbar tvarecuperable tvadeductible mwstausweis vatreclaimable vat tva btwaftrekbaar tvarecup tvaded mwstausw btwmarge btw regimetva besteuerung fiscalite regimefiscal btwauto btwregime steuerart btwverrekenbaar umsatzsteuer margeregeling naturetva differenzbesteuert differenzbesteuerung regimemarge",
  fuel_type:
    "fuel fueltype carburant energie kraftstoff kraftstoffart treibstoff brandstof typecarburant typedecarburant fuelcategory p3 brandstofsoort antriebsart energiecg fuelcode treibstofftyp motorenergie brandstofomschrijving typeenergie motorkraftstoff carburantlibelle brandstoftype sourceenergie",
  body_style:
    "body bodytype bodystyle carrosserie karosserie karosserieform aufbau kategorie categorie typecarrosserie category vehiclecategory koetswerk fahrzeugtyp carr inrichting aufbauart bodywork carrosserietype karosserietyp segment silhouette karosserieart carrosserieform bodyshape aufbauform carrosserievorm koetswerktype gammesegment bauform bauart carrosserietyp",
  transmission_type:
    "transmission gearbox gear getriebe getriebeart boite boitedevitesse boitedevitesses boitevitesse boitevitesses schaltung transmissie typeboite typedeboite geartype gearing bv getr versnellingsbak schakeling bvm typebv bvabvm bva boiteauto getriebetyp transmissietype schakelwijze versnelling",
  mileage_km:
    "mileage km kilometrage kilometerstand kilometer laufleistung kilometers odometer kmstand kms kilometres fahrleistung tellerstand kmteller kmcompteur compteur kmreel kilometrageaffiche kmaffiche kmactuel afgelezenkm standteller tellerkm gelaufenekm kilometrageactuel kmgefahren",
  construction_year:
    "year annee baujahr modelyear modelljahr anneemodele jahr yearofconstruction bouwjaar millesime productionyear anneeconstruction anneemod bouwdatum modeljaar anneefabrication bj",
  first_registration:
    "erstzulassung ez mec miseencirculation datemiseencirculation datedemiseencirculation premieremiseencirculation datemec dateimmatriculation registrationdate firstregistrationdate datepremieremiseencirculation date1eremiseencirculation erstzulassungsdatum initialregistration eersteinschrijving date1ereimmatriculation premiereimmatriculation registration 1eremiseencirculation 1eremec 1remec dmec dpc immat date1reimmat date1eremec datum1einschrijving eerstetoelating datumeerstetoelating inschrijving erstzul 1inverkehrsetzung dateimmat ddpc circulation premierecirculation datumtoelating datumeerstetenaamstelling zulassung zulassungsdatum miseenroute datemiseenroute 1erecirculation datepremierecirculation erstinverkehrsetzung",
  power_kw:
    "power leistung kw puissance puissancedin ps hp ch cv chevaux puissancech leistungps leistungkw powerhp horsepower puissancekw vermogen puissreelle puissdin vermogenkw pk puissancemoteur motorleistung motorvermogen chdin puissancedinch",
  cylinder_capacity_cc:
    "hubraum cylindree ccm cc displacement enginesize enginecapacity cubiccapacity cylinderinhoud capacity cyl cylindreecm3 cilinderinhoud hubr motorinhoud cylindreemoteur motorvolume slagvolume",
  cylinders: "zylinder cylindres nbcylindres nombredecylindres aantalcilinders cilinders",
  gears:
    "gange ganganzahl nbvitesses nombredevitesses nbrapports numberofgears versnellingen aantalversnellingen nbrapport rapports nbrerapports aantalversn gangzahl vitesses",
  drive:
    "drivetrain antrieb traction rouesmotrices wheeldrive antriebsart typetraction drivetype aandrijving antriebsachse aangedrevenwielen transmissionroues",
  doors:
    "turen tueren anzahlturen portes nbportes nombredeportes numberofdoors deuren doorcount aantaldeuren nbreportes portieres turanzahl deurental nbportieres turenzahl",
  seats:
    "sitze sitzplatze places nbplaces nombredeplaces anzahlsitze anzahlsitzplatze numberofseats zitplaatsen numseats nbpl nbrplaces placesassises zitpl aantalzitplaatsen plassises sieges assises nbassises sitzzahl aantalplaatsen emplacements zitplaats sitzplatz",
  color:
    "colour farbe couleur exteriorcolor exteriorcolour aussenfarbe couleurexterieure kleur farbeaussen couleurext bodycolor basiskleur teinte kleurbasis eerstekleur lackierung bodypaint peinture farbton lak lakkleur carrosseriekleur teinteexterieure",
  color_name:
    "couleurconstructeur originalcolor originalcolour couleurorigine farbbezeichnung herstellerfarbe manufacturercolor manufacturercolorname farbname couleurcommerciale teintecommerciale",
  interior_color:
    "interiorcolour innenfarbe couleurinterieure couleurint farbeinnen kleurinterieur couleurinterieur interieurkleur interiorpaint teinteinterieure innenraumfarbe kleurbekleding",
  upholstery:
    "polster sellerie innenausstattung polsterung typesellerie interiortype bekleding interieur polsterart garnissage stoffering bezug sitzbezug ambiance ambianceinterieure interieurbekleding bekledingssoort habillage",
  co2_g_km:
    "co2 co2emission emissionco2 co2emissionen emissionsco2 rejetco2 tauxco2 co2wltp co2emissions emission co2uitstoot co2mixte",
  "consumption.combined":
    "consumption verbrauch verbrauchkombiniert consommation consommationmixte fuelconsumption verbrauchkomb consomixte conso fuelconsumptioncombined kraftstoffverbrauch verbruik gemiddeldverbruik consomoyenne verbruikgemiddeld consommixte verbruikcombine verbruikcombi verbrauchwltp",
  "consumption.electric_kwh":
    "stromverbrauch consommationelectrique powerconsumption electricconsumption verbrauchstrom",
  energy_class:
    "energieklasse energieeffizienzklasse classeenergetique efficiencyclass etiquetteenergie energielabel zuinigheidslabel energieetiket etiquette co2klasse",
  battery_kwh:
    "battery batterie batteriekapazitat batterycapacity capacitebatterie batteriekwh accucapaciteit batterijcapaciteit akkukapazitat batterij accu akku akkugrosse",
  range_km:
    "range reichweite autonomie electricrange autonomieelectrique elektrischereichweite actieradius rijbereik actieradiuswltp reichweitewltp",
  battery_health_percent: "soh stateofhealth batteryhealth batteriezustand etatbatterie sohbatterie batteriegesundheit",
  battery_health_date: "sohdate datesoh batterytestdate datetestbatterie batterietestdatum",
  emission_standard:
    "schadstoffklasse normeeuro euronorm abgasnorm emissionclass pollutionclass normeantipollution norme emissienorm euro emissieklasse",
  towing_kg:
    "towing anhangelast poidstractable towingcapacity masseremorquable trekgewicht anhangelastgebremst trekmassa trekvermogen maxtrekgewicht trekmassageremd maximumtrekmassageremd zuglast tractable tractablefreine anhlastgebr",
  weight_kg:
    "weight leergewicht poids poidsavide kerbweight emptyweight poidsvide gewicht massaledig massa unloadedweight eigengewicht massaledigvoertuig ledigemassa massevide rijklaargewicht leermasse massaleeg",
  max_weight_kg:
    "maxweight grossweight gvw mma ptac massemaximale massemaximaleautorisee gesamtgewicht zulassigesgesamtgewicht toegestanemassa grossvehicleweight zulgg zgg zulgesamtgewicht mtm maximummassa",
  options:
    "equipment ausstattung equipements extras features sonderausstattung vehicleoption equipement opties merkmale ausstattungsmerkmale optionen accessoires accessoire options extra toebehoren sonderausst zubehor listeequipements accessoiresopties accessoiresenopties optieslijst serieausstattung uitrusting equipementslibelle ausstattungsliste equipserie equipdeserie equipementserie equipementsserie equipementdeserie equipementsdeserie",
  media:
    "images image bilder bild photos photo pictures picture imageurl imageurls bildurl photourl photosurl fotos foto mainimage imagelink urlphotos bildlinks afbeelding afbeeldingen album galerie gallery albumphotos fotolinks bilderliste beelden",
  location_id:
    "location standort site concession lieu pointdevente filiale agence showroom dealership vestiging depot etablissement betriebsstatte parc lieustockage locatie standplaats vestigingsplaats agencelibelle standortname betrieb plaatsvestiging nomsite verkaufsort point ville vestigingnaam verkooppunt implantation",
  stock_number:
    "stocknumber internenummer fahrzeugnummer reference ref numerostock stocknr stockno nstock internalnumber numerointerne offernumber angebotsnummer internenr numinterne fahrzeugnr voertuignr voertuignummer refdossier numstock nodossier numparc nparc stocknummer lagernummer kommnr dossier nvehicule numvehicule handelsfahrzeugnummer handelsfzgnr parc interncode internnummer internnr numeroparc bestandsnummer voorraadnummer refinterne referenceinterne",
  vin: "vin fin fahrgestellnummer fahrzeugidentnr chassis chassisnummer numerodechassis vinnumber numerovin nchassis fahrgestellnr chassisnr nserie vinnr identificatienummer numeroserie",
  warranty_months:
    "warranty garantie garantiemonate dureegarantie garantiemois garmois gar garantiemnd dureegarantiemois garantiecontractuelle garantieduree garantieperiode gewahrleistung bovag garantiemaanden",
  owners:
    "vorbesitzer anzahlvorbesitzer halter nbproprietaires previousowners nombredeproprietaires proprietaires eigenaars numberofowners nbpropr nbproprio nbmains aantaleigenaars halteranzahl vorhalter aantaleigenaren eigenaren previousowner vorbesitzeranzahl mains aantalvorigeeigenaren vorigeeigenaren vorigeeigenaars previouskeepers anzahlhalter besitzer",
  accident_free:
    "unfallfrei sansaccident nonaccidente accidentfree zustand schadevrij unfall unfallschaden unfallwagen unfallfahrzeug accident accidente schade schadeauto schadeverleden sinistre accidentdamage",
  service_book:
    "scheckheft scheckheftgepflegt carnetdentretien carnetentretien servicehistory fullservicehistory carnet serviceheft onderhoudsboekje",
  next_inspection:
    "hu tuv tuev hauptuntersuchung nachstehu huau controletechnique prochaincontroletechnique datecontroletechnique motdue nextmot motexpiry apk apkdatum generalinspection nextinspection inspectiondate pickerl pickerlbis echeancect datect ctvalide apkgeldigtot apkvervaldatum keuring keuringsdatum keuringgeldigtot hubis tuvbis naechstehu hufallig validitect ctvalablejusque controlevalable",
  inspection_report:
    "rapport rapportinspection rapportexpertise expertise zustandsbericht gutachten conditionreport inspectionreporturl",
  inspection_marks: "marks damages schaden defauts dommages",
  availability:
    "disponibilite verfugbarkeit status statut beschikbaarheid situation lagerstatus verkocht verkauft vendu etatstock situationstock statutvo verkaufsstatus voorraadstatus fzgstatus dispo sold issold etape stade verkoopstatus publicatiestatus verkaufsstand etapevente avancement stadevente bestandsstatus",
  available_from: "verfugbarab disponiblele datedisponibilite lieferdatum deliverydate",
  description:
    "beschreibung bemerkung bemerkungen commentaire commentaires texte comments descriptif omschrijving text remarks fahrzeugbeschreibung annonce observations opmerkingen notes note commentairepub textannonce texteannonce advertentietekst anzeigentext opmerking commentairepublic texteinternet internettekst internettext texteweb accroche webtekst webtext argumentaire verkaufstext verkooptekst werbetext",
};

/** Names of columns that identify a vehicle, the best first. */
export const KEY_NAMES =
  "key id vehicleid fahrzeugid adid annonceid offerid uid guid listingid idvehicule idannonce stocknumber stocknr internenummer internenr fahrzeugnummer fahrzeugnr voertuignr reference ref numerostock nr no numero vin fin fahrgestellnummer chassis numerodechassis".split(
    " ",
  );

type OtherMeaning = { readonly fields: readonly VehicleFieldName[]; readonly reason: string; readonly words: string };

const AMOUNTS: readonly VehicleFieldName[] = [
  "price.purchase.cents",
  "price.purchase.before_discount_cents",
  "lowest_price_30_days",
];

/** Words of a name that make its column none of the fields; those of five letters or more begin a longer word too. */
export const OTHER_MEANINGS: readonly OtherMeaning[] = [
  {
    fields: AMOUNTS,
    reason: "a price without VAT",
    words: "ht htva hors excl exkl exclbtw exclusief net netto nette zzgl nettopreis",
  },
  {
    fields: AMOUNTS,
    reason: "no price for buyers",
    words:
      "achat acheteur ek hek einkauf einstand inkoop aankoop purchase cost marchand pro handel haendler handler wiederverkauf trade b2b export reprise revient revendeur minimum mindest plancher cote schwacke dat argus frais kosten marge",
  },
  { fields: ["power_kw"], reason: "a power for taxes", words: "fisc fiscal fiscaux fiscale fiscaal steuer" },
  { fields: ["mileage_km"], reason: "another reading of the kilometres", words: "carpass reprise achat garanti" },
  {
    fields: ["consumption.combined", "co2_g_km"],
    reason: "not the combined value",
    words: "stadt land city urban urbain urbaine ville stad snelweg autobahn extra nedc nefz",
  },
  {
    fields: ["first_registration", "construction_year", "next_inspection"],
    reason: "a date of the dealer",
    words: "entree eingang binnenkomst achat aankoop einkauf inkoop vente verkauf verkocht creation livraison",
  },
  { fields: ["towing_kg"], reason: "without brakes", words: "ongeremd ungebremst unbraked nonfreine nonfreinee" },
  {
    fields: ["description", "options"],
    reason: "for staff",
    words: "interne intern internal prive memo achat handel paint trim",
  },
];
