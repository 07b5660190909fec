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

  constructor(name: string) {
    this.name = name;
  }

  add(cell: Cell): void {
    const items = Array.isArray(cell) ? cell.filter((item) => typeof item === "string") : [cell];
    for (const item of items) {
      const text = item === null || item === undefined ? "" : cleanFeedLine(String(item));
      if (isMissingValue(text)) continue;
      this.filled += 1;
      if (this.values.has(text) || this.values.size < MAX_VALUES)
        this.values.set(text, (this.values.get(text) ?? 0) + 1);
    }
  }

  get texts(): readonly string[] {
    return [...this.values.keys()];
  }

  /** True if no two rows have the same value. */
  get isUnique(): boolean {
    return this.filled > 0 && [...this.values.values()].every((count) => count === 1);
  }

  /** Share of the different values that a test accepts. */
  share(test: (text: string) => boolean): number {
    return this.values.size === 0 ? 0 : this.texts.filter(test).length / this.values.size;
  }
}

/** Names of columns in French, German, English and Dutch, folded, letters and digits alone; the field's own name is one. */
export const COLUMN_NAMES: Readonly<Partial<Record<VehicleFieldName, string>>> = {
  brand:
    "make marke marque hersteller manufacturer merk fabricant constructeur automarke fabrikat makename vehiclemake",
  model: "modell modele modelname baureihe modellreihe modelrange gamme modellname vehiclemodel",
  trim: "version variante variant finition ausstattungslinie modellvariante modellbezeichnung modelversion motorisation trimlevel uitvoering ausfuhrung ausfuehrung typebezeichnung bezeichnung edition modelltext versionlibelle",
  kind: "typevehicule vehicletype fahrzeugart fahrzeugtyp vehicleclass genre typedevehicule voertuigtype",
  condition: "etat zustand fahrzeugzustand offertype neufoccasion vehiclecondition staat etatvehicule articlecondition",
  "price.purchase.cents":
    "price prix preis verkaufspreis prixttc prixdevente prixvente sellingprice endpreis bruttopreis preisbrutto pricegross consumerprice grossprice prijs verkoopprijs priceeur preiseur vkpreis prixeur prixpublic tarif",
  "price.purchase.before_discount_cents":
    "oldprice prixbarre ancienprix streichpreis prixavantremise uvp listprice originalprice prixcatalogue regularprice prixneuf oudeprijs",
  lowest_price_30_days:
    "lowestprice30d lowestprice lowestpricelast30days minprice30days omnibusprice omnibus prixomnibus prixleplusbas prixleplusbas30jours prixleplusbas30derniersjours prixplusbas30j prixmin30jours niedrigsterpreis niedrigsterpreis30tage niedrigsterpreisderletzten30tage tiefstpreis tiefstpreis30tage bestpreis30tage laagsteprijs laagsteprijs30dagen referenzpreis30tage",
  vat_deductible:
    "mwst mwstausweisbar tvarecuperable tvadeductible mwstausweis vatreclaimable vat tva btwaftrekbaar tvarecup",
  fuel_type:
    "fuel fueltype carburant energie kraftstoff kraftstoffart treibstoff brandstof typecarburant typedecarburant fuelcategory",
  body_style:
    "body bodytype bodystyle carrosserie karosserie karosserieform aufbau kategorie categorie typecarrosserie category vehiclecategory",
  transmission_type:
    "transmission gearbox gear getriebe getriebeart boite boitedevitesse boitedevitesses boitevitesse boitevitesses schaltung transmissie typeboite typedeboite geartype gearing",
  mileage_km:
    "mileage km kilometrage kilometerstand kilometer laufleistung kilometers odometer kmstand kms kilometres fahrleistung",
  construction_year:
    "year annee baujahr modelyear modelljahr anneemodele jahr yearofconstruction bouwjaar millesime productionyear anneeconstruction",
  first_registration:
    "erstzulassung ez mec miseencirculation datemiseencirculation datedemiseencirculation premieremiseencirculation datemec dateimmatriculation registrationdate firstregistrationdate datepremieremiseencirculation date1eremiseencirculation erstzulassungsdatum initialregistration eersteinschrijving date1ereimmatriculation premiereimmatriculation registration 1eremiseencirculation",
  power_kw:
    "power leistung kw puissance puissancedin ps hp ch cv chevaux puissancech leistungps leistungkw powerhp horsepower puissancekw vermogen",
  cylinder_capacity_cc:
    "hubraum cylindree ccm cc displacement enginesize enginecapacity cubiccapacity cylinderinhoud capacity",
  cylinders: "zylinder cylindres nbcylindres nombredecylindres",
  gears: "gange ganganzahl nbvitesses nombredevitesses nbrapports numberofgears",
  drive: "drivetrain antrieb traction rouesmotrices wheeldrive antriebsart typetraction drivetype",
  doors: "turen tueren anzahlturen portes nbportes nombredeportes numberofdoors deuren doorcount",
  seats:
    "sitze sitzplatze places nbplaces nombredeplaces anzahlsitze anzahlsitzplatze numberofseats zitplaatsen numseats",
  color:
    "colour farbe couleur exteriorcolor exteriorcolour aussenfarbe couleurexterieure kleur farbeaussen couleurext bodycolor",
  color_name:
    "couleurconstructeur originalcolor originalcolour couleurorigine farbbezeichnung herstellerfarbe manufacturercolor manufacturercolorname farbname couleurcommerciale",
  interior_color: "interiorcolour innenfarbe couleurinterieure couleurint farbeinnen",
  upholstery: "polster sellerie innenausstattung polsterung typesellerie interiortype bekleding interieur",
  co2_g_km: "co2 co2emission emissionco2 co2emissionen emissionsco2 rejetco2 tauxco2 co2wltp co2emissions emission",
  "consumption.combined":
    "consumption verbrauch verbrauchkombiniert consommation consommationmixte fuelconsumption verbrauchkomb consomixte conso fuelconsumptioncombined kraftstoffverbrauch verbruik",
  "consumption.electric_kwh":
    "stromverbrauch consommationelectrique powerconsumption electricconsumption verbrauchstrom",
  energy_class: "energieklasse energieeffizienzklasse classeenergetique efficiencyclass etiquetteenergie",
  battery_kwh: "battery batterie batteriekapazitat batterycapacity capacitebatterie",
  range_km: "range reichweite autonomie electricrange autonomieelectrique elektrischereichweite actieradius",
  battery_health_percent: "soh stateofhealth batteryhealth batteriezustand etatbatterie sohbatterie batteriegesundheit",
  battery_health_date: "sohdate datesoh batterytestdate datetestbatterie batterietestdatum",
  emission_standard:
    "schadstoffklasse normeeuro euronorm abgasnorm emissionclass pollutionclass normeantipollution norme emissienorm euro",
  towing_kg: "towing anhangelast poidstractable towingcapacity masseremorquable",
  weight_kg: "weight leergewicht poids poidsavide kerbweight emptyweight poidsvide",
  max_weight_kg:
    "maxweight grossweight gvw mma ptac massemaximale massemaximaleautorisee gesamtgewicht zulassigesgesamtgewicht toegestanemassa",
  options:
    "equipment ausstattung equipements extras features sonderausstattung vehicleoption equipement opties merkmale ausstattungsmerkmale optionen",
  media:
    "images image bilder bild photos photo pictures picture imageurl imageurls bildurl photourl photosurl fotos foto mainimage imagelink urlphotos bildlinks",
  location_id: "location standort site concession lieu pointdevente filiale agence showroom dealership vestiging",
  stock_number:
    "stocknumber internenummer fahrzeugnummer reference ref numerostock stocknr stockno nstock internalnumber numerointerne offernumber angebotsnummer internenr numinterne fahrzeugnr voertuignr voertuignummer",
  vin: "vin fin fahrgestellnummer fahrzeugidentnr chassis chassisnummer numerodechassis vinnumber numerovin",
  warranty_months: "warranty garantie garantiemonate dureegarantie garantiemois",
  owners:
    "vorbesitzer anzahlvorbesitzer halter nbproprietaires previousowners nombredeproprietaires proprietaires eigenaars numberofowners",
  accident_free: "unfallfrei sansaccident nonaccidente accidentfree",
  service_book: "scheckheft scheckheftgepflegt carnetdentretien carnetentretien servicehistory fullservicehistory",
  next_inspection:
    "hu tuv tuev hauptuntersuchung nachstehu huau controletechnique prochaincontroletechnique datecontroletechnique motdue nextmot motexpiry apk apkdatum",
  inspection_report:
    "rapport rapportinspection rapportexpertise expertise zustandsbericht gutachten conditionreport inspectionreporturl",
  inspection_marks: "marks damages schaden defauts dommages",
  availability: "disponibilite verfugbarkeit status statut beschikbaarheid",
  available_from: "verfugbarab disponiblele datedisponibilite lieferdatum deliverydate",
  description:
    "beschreibung bemerkung bemerkungen commentaire commentaires texte comments descriptif omschrijving text remarks fahrzeugbeschreibung annonce observations opmerkingen notes note",
};

/** Names of columns that identify a vehicle, the best first. */
export const KEY_NAMES =
  "key id vehicleid fahrzeugid adid annonceid offerid uid guid listingid idvehicule idannonce stocknumber stocknr internenummer internenr fahrzeugnummer fahrzeugnr voertuignr reference ref numerostock nr no numero vin fin fahrgestellnummer chassis numerodechassis".split(
    " ",
  );
