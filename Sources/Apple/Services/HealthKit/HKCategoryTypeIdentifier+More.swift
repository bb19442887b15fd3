// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension HKCategoryTypeIdentifier {
  /// The identifier of Apple walking steadiness event.
  public static let appleWalkingSteadinessEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierAppleWalkingSteadinessEvent")
  /// The identifier of loud sounds around the user, with the string of its former name.
  public static let environmentalAudioExposureEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierAudioExposureEvent")
  /// The identifier of headphone audio exposure event.
  public static let headphoneAudioExposureEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierHeadphoneAudioExposureEvent")
  /// The identifier of low cardio fitness event.
  public static let lowCardioFitnessEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierLowCardioFitnessEvent")
  /// The identifier of acne.
  public static let acne = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierAcne")
  /// The identifier of bleeding during pregnancy.
  public static let bleedingDuringPregnancy = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierBleedingDuringPregnancy")
  /// The identifier of bleeding after pregnancy.
  public static let bleedingAfterPregnancy = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierBleedingAfterPregnancy")
  /// The identifier of sleep apnea event.
  public static let sleepApneaEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierSleepApneaEvent")
  /// The identifier of hypertension event.
  public static let hypertensionEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierHypertensionEvent")
  /// The identifier of abdominal cramps.
  public static let abdominalCramps = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierAbdominalCramps")
  /// The identifier of appetite changes.
  public static let appetiteChanges = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierAppetiteChanges")
  /// The identifier of bladder incontinence.
  public static let bladderIncontinence = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierBladderIncontinence")
  /// The identifier of bloating.
  public static let bloating = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierBloating")
  /// The identifier of breast pain.
  public static let breastPain = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierBreastPain")
  /// The identifier of chest tightness or pain.
  public static let chestTightnessOrPain = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierChestTightnessOrPain")
  /// The identifier of chills.
  public static let chills = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierChills")
  /// The identifier of constipation.
  public static let constipation = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierConstipation")
  /// The identifier of coughing.
  public static let coughing = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierCoughing")
  /// The identifier of diarrhea.
  public static let diarrhea = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierDiarrhea")
  /// The identifier of dizziness.
  public static let dizziness = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierDizziness")
  /// The identifier of dry skin.
  public static let drySkin = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierDrySkin")
  /// The identifier of fainting.
  public static let fainting = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierFainting")
  /// The identifier of fever.
  public static let fever = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierFever")
  /// The identifier of generalized body ache.
  public static let generalizedBodyAche = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierGeneralizedBodyAche")
  /// The identifier of hair loss.
  public static let hairLoss = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierHairLoss")
  /// The identifier of heartburn.
  public static let heartburn = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierHeartburn")
  /// The identifier of hot flashes.
  public static let hotFlashes = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierHotFlashes")
  /// The identifier of loss of smell.
  public static let lossOfSmell = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierLossOfSmell")
  /// The identifier of loss of taste.
  public static let lossOfTaste = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierLossOfTaste")
  /// The identifier of lower back pain.
  public static let lowerBackPain = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierLowerBackPain")
  /// The identifier of memory lapse.
  public static let memoryLapse = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierMemoryLapse")
  /// The identifier of night sweats.
  public static let nightSweats = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierNightSweats")
  /// The identifier of pelvic pain.
  public static let pelvicPain = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierPelvicPain")
  /// The identifier of rapid, pounding or fluttering heartbeat.
  public static let rapidPoundingOrFlutteringHeartbeat = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierRapidPoundingOrFlutteringHeartbeat")
  /// The identifier of runny nose.
  public static let runnyNose = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierRunnyNose")
  /// The identifier of shortness of breath.
  public static let shortnessOfBreath = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierShortnessOfBreath")
  /// The identifier of sinus congestion.
  public static let sinusCongestion = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierSinusCongestion")
  /// The identifier of skipped heartbeat.
  public static let skippedHeartbeat = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierSkippedHeartbeat")
  /// The identifier of sore throat.
  public static let soreThroat = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierSoreThroat")
  /// The identifier of vaginal dryness.
  public static let vaginalDryness = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierVaginalDryness")
  /// The identifier of vomiting.
  public static let vomiting = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierVomiting")
  /// The identifier of wheezing.
  public static let wheezing = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierWheezing")
  /// The identifier of infrequent menstrual cycles.
  public static let infrequentMenstrualCycles = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierInfrequentMenstrualCycles")
  /// The identifier of irregular menstrual cycles.
  public static let irregularMenstrualCycles = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierIrregularMenstrualCycles")
  /// The identifier of persistent intermenstrual bleeding.
  public static let persistentIntermenstrualBleeding = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierPersistentIntermenstrualBleeding")
  /// The identifier of prolonged menstrual periods.
  public static let prolongedMenstrualPeriods = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierProlongedMenstrualPeriods")
  /// The identifier of pregnancy test result.
  public static let pregnancyTestResult = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierPregnancyTestResult")
  /// The identifier of progesterone test result.
  public static let progesteroneTestResult = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierProgesteroneTestResult")
}
